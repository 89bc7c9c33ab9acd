import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, MailCheck } from 'lucide-react'
import type { Booking } from '#contract/bookings/bookings.ts'
import { ConfirmAddress } from '#client/components/booking/ConfirmAddress.tsx'
import { AddToCalendar } from '#client/components/booking/AddToCalendar.tsx'
import { Directions, WhatsappButton } from '#client/components/booking/BookingContact.tsx'
import { Voucher } from '#client/components/booking/voucher/Voucher.tsx'
import { CancellationNote } from '#client/components/booking/CancellationNote.tsx'
import { Page } from '#client/layout/Page.tsx'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { Amount } from '#client/components/booking/Amount.tsx'
import { useSendsMail } from '#client/api/site/sends-mail.ts'
import { useDates } from '#client/i18n/format.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { titleM } from '#client/ui/Text/text.css.ts'
import { InstallCard } from '#client/pwa/install/InstallCard.tsx'
import { DeferredPushCard } from '#client/pwa/push/DeferredPushCard.tsx'
import { useSession } from '#client/session/session.ts'
import { StateView } from '#client/ui/StateView/StateView.tsx'
import { useNow } from '#client/store/clock.ts'
import { BookedCar } from './BookedCar.tsx'
import * as styles from './session.css.ts'

export function BookingConfirmation({ booking }: { booking: Booking }) {
  const { t } = useLingui()
  const sendsMail = useSendsMail()
  // Confirmed meanwhile, the mail has been read.
  const [wasAsked] = useState(Boolean(booking.confirmBy))
  if (booking.status === 'cancelled') return <BookingCancelled id={booking._id} />
  const { email } = booking.driver
  const { name } = booking.supplier
  const isAsked = Boolean(booking.confirmBy)
  const title = !isAsked ? t`Booking confirmed` : sendsMail ? t`Confirm your booking` : t`Your booking`
  return (
    <Page title={title} width="narrow">
      <div className={styles.confirmation}>
        <ConfirmAddress booking={booking} />
        <div className={styles.confirmationHead} data-keep-clear>
          <span className={styles.checkMark}>
            <Check size={24} strokeWidth={2} aria-hidden />
          </span>
          <h1 className={styles.heading} tabIndex={-1}>
            <Trans>Congratulations!</Trans>
          </h1>
          <p>
            {!sendsMail ? (
              <Trans>Your booking is with {name}.</Trans>
            ) : booking.payment === 'counter' ? (
              <Trans>Your booking was successfully done. We sent you a confirmation email.</Trans>
            ) : (
              <Trans>Your payment was successfully done. We sent you a confirmation email.</Trans>
            )}
          </p>
        </div>
        <BookedCar booking={booking} deadline={<Deadline booking={booking} />} />
        {!wasAsked && sendsMail && (
          <section className={styles.mailbox}>
            <MailCheck size={20} strokeWidth={1.5} aria-hidden />
            <div>
              <h2 className={styles.stepTitle}>
                <Trans>Check your mailbox</Trans>
              </h2>
              <p className={styles.quiet}>
                <Trans>The confirmation email is on its way to {email}. Open it and follow its steps.</Trans>
              </p>
            </div>
          </section>
        )}
        <Voucher booking={booking} />
        <div className={styles.confirmationActions}>
          <AddToCalendar booking={booking} full />
          <Directions place={booking.pickUp} full />
          <WhatsappButton contact={booking.supplier} reference={booking.reference} />
        </div>
        <NextSteps booking={booking} />
        <Link
          to="/booking"
          search={{ b: booking._id }}
          className={buttonClass({ tone: 'primary', size: 'l', full: true })}
        >
          <Trans>Open this booking</Trans>
        </Link>
        <InstallOrPush booking={booking} />
      </div>
    </Page>
  )
}

/** What runs out first: the time to confirm, else the time to cancel for nothing. */
function Deadline({ booking }: { booking: Booking }) {
  const dates = useDates()
  const sendsMail = useSendsMail()
  const now = useNow()
  const confirmBy = booking.confirmBy && dates.dateTime(booking.confirmBy)
  if (confirmBy && sendsMail) return <Trans>Confirm by {confirmBy}</Trans>
  return (
    <CancellationNote
      from={Date.parse(booking.from)}
      extras={booking.extras}
      payment={booking.payment}
      now={now}
    />
  )
}

function NextSteps({ booking }: { booking: Booking }) {
  const dates = useDates()
  const language = useLanguage()
  const { name } = booking.supplier
  const isPaidOnline = booking.payment !== 'counter'
  const when = dates.dateTime(booking.from)
  const sendsMail = useSendsMail()
  const confirmBy = booking.confirmBy && dates.dateTime(booking.confirmBy)
  const where = booking.pickUp.name[language]
  return (
    <section className={styles.nextSection}>
      <h2 className={titleM}>
        <Trans>What happens next</Trans>
      </h2>
      <ol className={styles.nextSteps}>
        {confirmBy && sendsMail && (
          <li className={styles.nextStep}>
            <div>
              <p className={styles.stepTitle}>
                <Trans>Confirm your booking</Trans>
              </p>
              <p className={styles.quiet}>
                <Trans>By {confirmBy}, with one tap in our email.</Trans>
              </p>
            </div>
          </li>
        )}
        <li className={styles.nextStep}>
          <div>
            <p className={styles.stepTitle}>
              {isPaidOnline ? (
                <Trans>{name} gets your car ready</Trans>
              ) : (
                <Trans>{name} confirms your car</Trans>
              )}
            </p>
            <p className={styles.quiet}>
              {isPaidOnline ? (
                <Trans>Your booking is confirmed. There is nothing else to do before pick-up.</Trans>
              ) : (
                <Trans>
                  The car is kept for you already. The status in your bookings changes to Reserved.
                </Trans>
              )}
            </p>
          </div>
        </li>
        <li className={styles.nextStep}>
          <div>
            <p className={styles.stepTitle}>
              <Trans>Keep your voucher at hand</Trans>
            </p>
            <p className={styles.quiet}>
              <Trans>Opens offline, with the address and the agency’s number.</Trans>
            </p>
          </div>
        </li>
        <li className={styles.nextStep}>
          <div>
            <p className={styles.stepTitle}>
              <Trans>Pick up on {when}</Trans>
            </p>
            <p className={styles.quiet}>
              {booking.dueAtCounter > 0 ? (
                <Trans>
                  At {where}, with your driving licence and identity document. You pay{' '}
                  <Amount xaf={booking.dueAtCounter} /> there.
                </Trans>
              ) : booking.deposit === 0 ? (
                <Trans>At {where}, with your driving licence and identity document.</Trans>
              ) : (
                <Trans>
                  At {where}, with your driving licence, your identity document and{' '}
                  <Amount xaf={booking.deposit} /> of refundable security deposit.
                </Trans>
              )}
            </p>
          </div>
        </li>
      </ol>
    </section>
  )
}

/**
 * One of the two, never both: news of this booking as long as that is a question, the app itself afterwards. A guest has no
 * notifications.
 */
function InstallOrPush({ booking }: { booking: Booking }) {
  const { state } = useSession()
  const install = <InstallCard />
  return booking.isGuest || state === 'out' ? install : <DeferredPushCard otherwise={install} />
}

/** For an old link to the confirmation of a booking that was cancelled since. */
function BookingCancelled({ id }: { id: string }) {
  const { t } = useLingui()
  return (
    <Page title={t`Your booking`} width="narrow">
      <StateView
        heading="h1"
        kind="empty"
        title={t`This booking is cancelled`}
        actions={
          <Link to="/booking" search={{ b: id }} className={buttonClass({ size: 'l' })}>
            <Trans>Open this booking</Trans>
          </Link>
        }
      />
    </Page>
  )
}
