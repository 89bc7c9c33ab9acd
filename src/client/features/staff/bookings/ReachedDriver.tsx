import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { Phone } from 'lucide-react'
import type { StaffBookingRow } from '#contract/staff/bookings.ts'
import { readablePhone } from '#domain/people/phone.ts'
import { confirmBooking } from '#client/api/bookings/staff-acts.ts'
import { useOnline } from '#client/api/connection.ts'
import { callTo } from '#client/components/contact/links.ts'
import { useDecision, useRefetchBooking } from '#client/components/staff/DecisionSheet.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Badge } from '#client/ui/Badge/Badge.tsx'
import { Button, buttonClass } from '#client/ui/Button/Button.tsx'
import { link } from '#client/ui/link.css.ts'
import { Row } from '#client/ui/Stack/Stack.tsx'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { refusal } from '../bulk/bulk.css.ts'

/** Of bookings that were to be confirmed at once, one whose driver is to be spoken with first: a call, and it is confirmed here. */
export function ReachedDriver({ booking }: { booking: StaffBookingRow }) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const failureText = useFailureText()
  const [isDone, setDone] = useState(false)
  const { _id: bookingId, driver } = booking
  const { fullName, phone } = driver
  const { isPending, refused, send } = useDecision({
    decide: () => confirmBooking(booking, { reached: true }),
    done: t`The booking is confirmed. We let ${fullName} know.`,
    onDone: () => setDone(true),
    onRefused: useRefetchBooking(bookingId),
  })
  if (isDone)
    return (
      <Row role="status">
        <Badge tone="success">
          <Trans>Confirmed</Trans>
        </Badge>
      </Row>
    )
  return (
    <>
      {refused && (
        <p role="alert" key={refused.key} className={refusal}>
          {failureText(refused.code)}
        </p>
      )}
      <Row wrap>
        <a className={buttonClass({ tone: 'outline', size: 's' })} href={callTo(phone)}>
          <Phone size={18} strokeWidth={1.5} aria-hidden />
          {readablePhone(phone)}
        </a>
        <Button size="s" busy={isPending} disabled={!isOnline} onClick={send}>
          <Trans>I have reached them: confirm</Trans> <VisuallyHidden>{fullName}</VisuallyHidden>
        </Button>
        <Link to="/staff/bookings/$bookingId" params={{ bookingId }} className={link}>
          <Trans>See the booking</Trans>
        </Link>
      </Row>
    </>
  )
}
