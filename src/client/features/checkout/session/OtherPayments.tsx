import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { offeredChoices } from '#domain/rental/payment-choice.ts'
import { otherWays } from '#domain/payment/ways-to-pay.ts'
import { settingsQueries } from '#client/api/site/settings.ts'
import { supplierQueries } from '#client/api/cars/suppliers.ts'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useOnline } from '#client/api/connection.ts'
import type { PaidSession } from '#client/components/payment/payment-session.ts'
import { choiceLabels, gatewayLabels } from '#client/components/payment/payment-labels.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { titleM } from '#client/ui/Text/text.css.ts'
import { LeavePayment } from './LeavePayment.tsx'
import { note, ways } from './session.css.ts'
import { useOtherPayments } from './useOtherPayments.ts'

/** Ways out of this payment: another provider, another part of the sum, the counter, or giving up the car. */
export function OtherPayments({ session, onOver }: { session: PaidSession; onOver: () => void }) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const isOnline = useOnline()
  const { booking, payment } = session
  const settings = useQuery(settingsQueries.current()).data
  const supplier = useQuery(supplierQueries.all()).data?.find(({ _id }) => _id === booking.supplier._id)
  const { busy, failure, switchTo, choose, giveUp } = useOtherPayments(session, onOver)
  const gateways = otherWays(settings?.paymentGateways ?? [], payment.gateway)
  // Another part of the sum is another booking: not where money has come or may be on its way, nor of one that stands.
  const isNew = booking.status === 'void' && booking.paid === 0 && payment.reason !== 'no-answer'
  const choices =
    supplier && isNew ? offeredChoices(supplier, true).filter((choice) => choice !== booking.payment) : []
  return (
    <section className={ways} aria-labelledby="other-ways">
      <h2 id="other-ways" className={titleM}>
        <Trans>Other ways</Trans>
      </h2>
      {choices.length > 0 && (
        <p className={note}>
          <Trans>Nothing was charged. Choose another way to pay and book again with the same details.</Trans>
        </p>
      )}
      {failure !== null && <FormAlert key={failure}>{failureText(failure)}</FormAlert>}
      {session.state === 'refused' && (
        <Button
          full
          busy={busy === payment.gateway}
          disabled={!isOnline}
          onClick={() => void switchTo(payment.gateway)}
        >
          <Trans>Retry</Trans>
        </Button>
      )}
      {gateways.map((gateway) => (
        <Button
          key={gateway}
          tone="outline"
          full
          busy={busy === gateway}
          disabled={!isOnline}
          onClick={() => void switchTo(gateway)}
        >
          {t(gatewayLabels[gateway])}
        </Button>
      ))}
      {choices.map((choice) => (
        <Button
          key={choice}
          tone="outline"
          full
          busy={busy === choice}
          disabled={!isOnline}
          onClick={() => void choose(choice)}
        >
          {t(choiceLabels[choice])}
        </Button>
      ))}
      <LeavePayment session={session} busy={busy === 'none'} onGiveUp={() => void giveUp()} />
    </section>
  )
}
