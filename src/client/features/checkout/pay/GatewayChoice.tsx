import { Trans, useLingui } from '@lingui/react/macro'
import { chargedCurrency, chargeOf } from '#domain/payment/charge.ts'
import { wayOf, type GatewayName } from '#domain/payment/gateway.ts'
import { useMoney } from '#client/i18n/money.ts'
import { gatewayHelp, gatewayLabels, useChargeText } from '#client/components/payment/payment-labels.ts'
import { RadioCard } from '#client/ui/Field/RadioCard.tsx'
import type { Checkout } from '#client/features/checkout/useCheckout.ts'
import { classes } from '#client/ui/classes.ts'
import { titleM } from '#client/ui/Text/text.css.ts'
import { fieldset, gateways, legend, note } from './pay.css.ts'

/** The gateways. A single one is shown without a choice. */
export function GatewayChoice({ checkout: { payment, chooseGateway } }: { checkout: Checkout }) {
  const { t } = useLingui()
  if (payment.gateways.length === 1)
    return (
      <div className={gateways}>
        <p className={note}>{t(gatewayHelp[payment.gateways[0]!])}</p>
        <CurrencyNote xaf={payment.now} gateway={payment.gateways[0]!} />
      </div>
    )
  return (
    <fieldset className={classes(fieldset, gateways)}>
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
          {t(gatewayHelp[gateway])}
        </RadioCard>
      ))}
      {payment.gateway !== null && <CurrencyNote xaf={payment.now} gateway={payment.gateway} />}
    </fieldset>
  )
}

/** Said before anything is pressed: what is charged is not in the currency of the prices. */
function CurrencyNote({ xaf, gateway }: { xaf: number; gateway: GatewayName }) {
  const { t } = useLingui()
  const { currency } = useMoney()
  const chargeText = useChargeText()
  if (chargedCurrency(gateway, currency) === currency) return null
  const provider = t(gatewayLabels[gateway])
  const charged = chargeText(chargeOf(xaf, gateway, { currency, rate: 1 }))
  return (
    <p className={note}>
      {wayOf(gateway) === 'phone' ? (
        <Trans>Your phone is charged {charged}: operators only take CFA francs.</Trans>
      ) : (
        <Trans>
          {provider} does not accept CFA francs. You are charged {charged}, at the fixed rate.
        </Trans>
      )}
    </p>
  )
}
