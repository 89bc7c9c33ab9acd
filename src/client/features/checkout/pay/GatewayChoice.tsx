import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { baseCurrency } from '#domain/money/currencies.ts'
import { chargedCurrency, chargeOf, type GatewayName } from '#domain/payment/charge.ts'
import { useMoney } from '#client/i18n/money.ts'
import { gatewayLabels } from '#client/components/payment/words/gateway-labels.ts'
import { useChargeText } from '#client/components/payment/words/useChargeText.ts'
import { RadioCard } from '#client/ui/Field/RadioCard.tsx'
import { classes } from '#client/ui/classes.ts'
import { titleM } from '#client/ui/Text/text.css.ts'
import { amounts, gateways, legend, note } from './PayOptions.css.ts'
import type { Checkout } from '#client/features/checkout/useCheckout.ts'

const help: Record<GatewayName, MessageDescriptor> = {
  stripe: msg`Visa, Mastercard and others. Card details go to Stripe and are never stored here.`,
  payPal: msg`You go on to PayPal’s own page and come back here.`,
  sandbox: msg`Test mode: no money moves, and only test cards are taken.`,
}

/** Who takes the money. With one only, there is nothing to choose, but it is said. */
export function GatewayChoice({ checkout: { payment, chooseGateway } }: { checkout: Checkout }) {
  const { t } = useLingui()
  if (payment.gateways.length === 1)
    return (
      <div className={gateways}>
        <p className={note}>{t(help[payment.gateways[0]!])}</p>
        <EuroNote xaf={payment.now} gateway={payment.gateways[0]!} />
      </div>
    )
  return (
    <fieldset className={classes(amounts, gateways)}>
      <legend className={classes(titleM, legend)}>
        <Trans>Pay with</Trans>
      </legend>
      {payment.gateways.map((gateway) => (
        <RadioCard
          key={gateway}
          name="gateway"
          value={gateway}
          checked={payment.gateway === gateway}
          onChange={() => chooseGateway(gateway)}
          title={t(gatewayLabels[gateway])}
        >
          {t(help[gateway])}
        </RadioCard>
      ))}
      {payment.gateway !== null && <EuroNote xaf={payment.now} gateway={payment.gateway} />}
    </fieldset>
  )
}

/** Said before anything is pressed: what is charged is not what the prices are in. */
function EuroNote({ xaf, gateway }: { xaf: number; gateway: GatewayName }) {
  const { t } = useLingui()
  const { currency } = useMoney()
  const chargeText = useChargeText()
  if (currency !== baseCurrency || chargedCurrency(gateway, currency) === currency) return null
  const provider = t(gatewayLabels[gateway])
  const charged = chargeText(chargeOf(xaf, gateway, { currency, rate: 1 }))
  return (
    <p className={note}>
      <Trans>
        {provider} takes no francs: {charged} are charged, at the fixed rate.
      </Trans>
    </p>
  )
}
