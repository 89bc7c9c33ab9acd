import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { Failure } from '#domain/failure.ts'
import { acceptBooking } from '#client/api/bookings/booking-confirmation.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { useOnline } from '#client/api/connection.ts'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { card } from '#client/ui/Card/card.css.ts'
import { classes } from '#client/ui/classes.ts'
import { showToast } from '#client/ui/Toast/toast.ts'
import { stateCard } from './detail.css.ts'

/** The supplier booked for somebody with an account: its driver says that it is right. */
export function AcceptCard({ booking }: { booking: Booking }) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const failureText = useFailureText()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const { name } = booking.supplier
  const accept = async () => {
    setBusy(true)
    setFailure(null)
    try {
      await acceptBooking(booking._id)
      showToast({ kind: 'success', text: t`You accepted the booking.` })
    } catch (error) {
      setFailure(failureCode(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className={classes(card, stateCard)}>
      <p>
        <Trans>
          {name} made this booking for you. Accept it, and they may look at your driving licence before the
          pick-up.
        </Trans>
      </p>
      {failure && <FormAlert>{failureText(failure)}</FormAlert>}
      <Button busy={isBusy} disabled={!isOnline} onClick={() => void accept()}>
        <Trans>Accept the booking</Trans>
      </Button>
    </section>
  )
}
