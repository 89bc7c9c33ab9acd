import { Trans } from '@lingui/react/macro'
import type { Booking } from '#contract/bookings.ts'
import { Amount } from '#client/components/booking/Amount.tsx'
import { useDates } from '#client/i18n/format.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { titleM } from '#client/ui/Text/text.css.ts'
import { next, nextStep, nextSteps, quiet, stepTitle } from './Booked.css.ts'

export function NextSteps({ booking }: { booking: Booking }) {
  const dates = useDates()
  const language = useLanguage()
  const { name } = booking.supplier
  const isPaidOnline = booking.payment !== 'counter'
  const when = dates.dateTime(booking.from)
  const confirmBy = booking.confirmBy && dates.dateTime(booking.confirmBy)
  const where = booking.pickUp.name[language]
  return (
    <section className={next}>
      <h2 className={titleM}>
        <Trans>What happens next</Trans>
      </h2>
      <ol className={nextSteps}>
        {confirmBy && (
          <li className={nextStep}>
            <div>
              <p className={stepTitle}>
                <Trans>Confirm your booking</Trans>
              </p>
              <p className={quiet}>
                <Trans>By {confirmBy}, with one tap in our mail.</Trans>
              </p>
            </div>
          </li>
        )}
        <li className={nextStep}>
          <div>
            <p className={stepTitle}>
              {isPaidOnline ? <Trans>{name} gets your car ready</Trans> : <Trans>{name} confirms your car</Trans>}
            </p>
            <p className={quiet}>
              {isPaidOnline ? (
                <Trans>Your booking is confirmed. There is nothing else to do before pick-up.</Trans>
              ) : (
                <Trans>The car is kept for you already. The status in your bookings changes to Reserved.</Trans>
              )}
            </p>
          </div>
        </li>
        <li className={nextStep}>
          <div>
            <p className={stepTitle}>
              <Trans>Keep your voucher at hand</Trans>
            </p>
            <p className={quiet}>
              <Trans>It opens without a network, with the address and the supplier’s number.</Trans>
            </p>
          </div>
        </li>
        <li className={nextStep}>
          <div>
            <p className={stepTitle}>
              <Trans>Pick up on {when}</Trans>
            </p>
            <p className={quiet}>
              {booking.dueAtCounter > 0 ? (
                <Trans>
                  At {where}, with your driving licence and identity document. You pay{' '}
                  <Amount xaf={booking.dueAtCounter} /> there.
                </Trans>
              ) : booking.deposit === 0 ? (
                <Trans>At {where}, with your driving licence and identity document.</Trans>
              ) : (
                <Trans>
                  At {where}, with your driving licence, your identity document and <Amount xaf={booking.deposit} /> of
                  refundable security deposit.
                </Trans>
              )}
            </p>
          </div>
        </li>
      </ol>
    </section>
  )
}
