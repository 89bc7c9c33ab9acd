import { useId, useState } from 'react'
import { Trans } from '@lingui/react/macro'
import { Hourglass } from 'lucide-react'
import type { Booking } from '#contract/bookings/bookings.ts'
import { sendConfirmation } from '#client/api/bookings/booking-confirmation.ts'
import { Done } from '#client/components/form/Done.tsx'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { useSendLinkFailure } from '#client/components/form/mail-failure.ts'
import { OpenInbox } from '#client/components/form/OpenInbox.tsx'
import { useSendsMail } from '#client/api/site/sends-mail.ts'
import { useDates } from '#client/i18n/format.ts'
import { useNow } from '#client/store/clock.ts'
import { useOnline } from '#client/api/connection.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { titleM } from '#client/ui/Text/text.css.ts'
import { AddressForm } from './AddressForm.tsx'
import { BookingContact } from './BookingContact.tsx'
import * as styles from './booking.css.ts'

/** Until when the driver has to confirm the email address, and that it is confirmed; nothing where no confirmation is needed. */
export function ConfirmAddress({ booking }: { booking: Booking }) {
  const [wasAsked] = useState(Boolean(booking.confirmBy))
  const { confirmBy, status } = booking
  if (confirmBy) return <ConfirmCard booking={booking} confirmBy={confirmBy} />
  // Confirmed by the agency itself: the status says so.
  if (!wasAsked || status !== 'pending') return null
  return (
    <Done>
      <Trans>Your address is confirmed. We keep the car for you.</Trans>
    </Done>
  )
}

function ConfirmCard({ booking, confirmBy }: { booking: Booking; confirmBy: string }) {
  const id = useId()
  const dates = useDates()
  const now = useNow()
  const when = dates.dateTime(confirmBy)
  const zone = dates.zoneNote()
  const sendsMail = useSendsMail()
  const { email } = booking.driver
  const { name } = booking.supplier
  const isOver = Date.parse(confirmBy) <= now
  return (
    <section className={styles.confirmCard} aria-labelledby={id}>
      <Hourglass className={styles.confirmIcon} size={24} strokeWidth={1.5} aria-hidden />
      <div className={styles.confirmText}>
        <h2 id={id} className={titleM}>
          {sendsMail ? (
            <Trans>Confirm by {when}</Trans>
          ) : (
            <Trans>
              {name} confirms by {when}
            </Trans>
          )}
        </h2>
        {zone !== null && <p className={styles.quiet}>{zone}</p>}
        {isOver ? (
          <p>
            <Trans>Time is up: we are cancelling the booking.</Trans>
          </p>
        ) : (
          <>
            <p>
              {sendsMail ? (
                <Trans>Check your mailbox: confirm with one tap in the email we sent to {email}.</Trans>
              ) : (
                <Trans>This site sends no email. Call or write to {name}: they confirm your booking.</Trans>
              )}
            </p>
            <p className={styles.quiet}>
              <Trans>Otherwise the booking is cancelled and the car is free for others.</Trans>
            </p>
          </>
        )}
      </div>
      {!isOver &&
        (sendsMail ? (
          <MailActions booking={booking} />
        ) : (
          <BookingContact contact={booking.supplier} reference={booking.reference} />
        ))}
    </section>
  )
}

function MailActions({ booking }: { booking: Booking }) {
  const isOnline = useOnline()
  const failureOf = useSendLinkFailure()
  const [isChanging, setIsChanging] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [isSent, setIsSent] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { email } = booking.driver

  async function sendAgain() {
    setIsBusy(true)
    setFailure(null)
    setIsSent(false)
    try {
      setIsSent(await sendConfirmation(booking._id))
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      setIsBusy(false)
    }
  }
  function close(sent: boolean) {
    setIsChanging(false)
    setFailure(null)
    setIsSent(sent)
  }
  if (isChanging) return <AddressForm booking={booking} onClose={close} />
  return (
    <div className={styles.confirmForm}>
      {isSent && (
        <Done takesFocus>
          <Trans>We sent a new email to {email}. Earlier links no longer work.</Trans>
        </Done>
      )}
      {failure !== null && <FormAlert key={failure}>{failure}</FormAlert>}
      <div className={styles.confirmActions}>
        <OpenInbox email={email} tone="primary" />
        <Button tone="outline" busy={isBusy} disabled={!isOnline} onClick={() => void sendAgain()}>
          <Trans>Send the email again</Trans>
        </Button>
        {booking.isGuest && (
          <Button tone="quiet" disabled={!isOnline} onClick={() => setIsChanging(true)}>
            <Trans>Change the address</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}
