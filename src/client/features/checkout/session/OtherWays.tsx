import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { offeredChoices } from '#domain/booking/payment-choice.ts'
import { settingsQueries } from '#client/api/settings.ts'
import { supplierQueries } from '#client/api/suppliers.ts'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useOnline } from '#client/api/connection.ts'
import type { PaidSession } from '#client/components/payment/payment-props.ts'
import { choiceLabels } from '#client/components/payment/words/choice-labels.ts'
import { gatewayLabels } from '#client/components/payment/words/gateway-labels.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { titleM } from '#client/ui/Text/text.css.ts'
import { quiet, ways } from './OpenSession.css.ts'
import { useOtherWays } from './useOtherWays.ts'

/** Nobody is stuck at a form: another provider, another part of the sum, the counter, or none of it. */
export function OtherWays({ session, onOver }: { session: PaidSession; onOver: () => void }) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const isOnline = useOnline()
  const { booking, payment } = session
  const settings = useQuery(settingsQueries.current()).data
  const supplier = useQuery(supplierQueries.all()).data?.find(({ _id }) => _id === booking.supplier._id)
  const { busy, failure, switchTo, choose, giveUp } = useOtherWays(session, onOver)
  const gateways = (settings?.paymentGateways ?? []).filter((gateway) => gateway !== payment.gateway)
  const choices = supplier ? offeredChoices(supplier, true).filter((choice) => choice !== booking.payment) : []
  return (
    <section className={ways} aria-labelledby="other-ways">
      <h2 id="other-ways" className={titleM}>
        <Trans>Other ways</Trans>
      </h2>
      {choices.length > 0 && (
        <p className={quiet}>
          <Trans>Nothing has been charged. Another way books the car anew, with all you filled in.</Trans>
        </p>
      )}
      {failure !== null && <FormAlert key={failure}>{failureText(failure)}</FormAlert>}
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
      <Button tone="quiet" full busy={busy === 'none'} disabled={!isOnline} onClick={() => void giveUp()}>
        <Trans>Do not pay: free the car</Trans>
      </Button>
    </section>
  )
}
