import { useId, useState } from 'react'
import { Trans } from '@lingui/react/macro'
import { Hourglass, Mail } from 'lucide-react'
import type { Booking } from '#contract/bookings.ts'
import { sendConfirmation } from '#client/api/booking-confirmation.ts'
import { Done } from '#client/components/form/Done.tsx'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { mailAppOf } from '#client/components/form/mail-app.ts'
import { useSendLinkFailure } from '#client/components/form/mail-failure.ts'
import { useDates } from '#client/i18n/format.ts'
import { useNow } from '#client/store/clock.ts'
import { useOnline } from '#client/api/connection.ts'
import { Button, buttonClass } from '#client/ui/Button/Button.tsx'
import { titleM } from '#client/ui/Text/text.css.ts'
import { AddressForm } from './AddressForm.tsx'
import * as styles from './ConfirmAddress.css.ts'

/** By when the driver shows that the address is theirs; once that is done, that it is. Nothing where nobody was asked. */
export function ConfirmAddress({ booking }: { booking: Booking }) {
  const [wasAsked] = useState(Boolean(booking.confirmBy))
  const { confirmBy, status } = booking
  if (confirmBy) return <Asked booking={booking} confirmBy={confirmBy} />
  if (!wasAsked || status === 'cancelled') return null
  return (
    <Done>
      <Trans>Your address is confirmed. The car stays kept for you.</Trans>
    </Done>
  )
}

function Asked({ booking, confirmBy }: { booking: Booking; confirmBy: string }) {
  const id = useId()
  const dates = useDates()
  const now = useNow()
  const when = dates.dateTime(confirmBy)
  const zone = dates.zoneNote()
  const { email } = booking.driver
  const isOver = Date.parse(confirmBy) <= now
  return (
    <section className={styles.card} aria-labelledby={id}>
      <Hourglass className={styles.icon} size={24} strokeWidth={1.5} aria-hidden />
      <div className={styles.words}>
        <h2 id={id} className={titleM}>
          <Trans>Confirm by {when}</Trans>
        </h2>
        {zone !== null && <p className={styles.quiet}>{zone}</p>}
        {isOver ? (
          <p>
            <Trans>That time is over: the booking is being cancelled.</Trans>
          </p>
        ) : (
          <>
            <p>
              <Trans>Check your mailbox: confirm with one tap in the mail we sent to {email}.</Trans>
            </p>
            <p className={styles.quiet}>
              <Trans>Otherwise the booking is cancelled and the car is free for others.</Trans>
            </p>
          </>
        )}
      </div>
      {!isOver && <AboutTheMail booking={booking} />}
    </section>
  )
}

function AboutTheMail({ booking }: { booking: Booking }) {
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
    <div className={styles.form}>
      {isSent && (
        <Done takesFocus>
          <Trans>A new mail is on its way to {email}. Earlier links no longer open.</Trans>
        </Done>
      )}
      {failure !== null && <FormAlert key={failure}>{failure}</FormAlert>}
      <div className={styles.actions}>
        <a className={buttonClass({ tone: 'primary' })} href={mailAppOf(email)} rel="noreferrer">
          <Mail size={20} strokeWidth={1.5} aria-hidden />
          <Trans>Open mail app</Trans>
        </a>
        <Button tone="outline" busy={isBusy} disabled={!isOnline} onClick={() => void sendAgain()}>
          <Trans>Send the mail again</Trans>
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
