import { Trans, useLingui } from '@lingui/react/macro'
import type { PaymentChoice } from '#domain/rental/payment-choice.ts'
import { splitPayment } from '#domain/booking/split-payment.ts'
import { chargedCurrency, chargeOf } from '#domain/payment/charge.ts'
import { wayOf, type GatewayName } from '#domain/payment/gateway.ts'
import { CancellationNote } from '#client/components/booking/CancellationNote.tsx'
import { Amount, CounterCurrencyNote, SecurityDepositNote } from '#client/components/booking/Amount.tsx'
import { useMoney } from '#client/i18n/money.ts'
import {
  choiceLabels,
  gatewayHelp,
  gatewayLabels,
  useChargeText,
} from '#client/components/payment/payment-labels.ts'
import { bookedExtras } from '#client/features/checkout/extras/chosen-extras.ts'
import { RadioCard } from '#client/ui/Field/RadioCard.tsx'
import type { Checkout } from '#client/features/checkout/useCheckout.ts'
import { classes } from '#client/ui/classes.ts'
import { titleM } from '#client/ui/Text/text.css.ts'
import { amountLine, fieldset, cards, legend, value, gateways, note } from './pay.css.ts'

/** Each way to pay with all that follows from it: now, at the counter, given back, and what cancelling costs. */
export function PayOptions({ checkout }: { checkout: Checkout }) {
  const { payment } = checkout
  return (
    <fieldset className={fieldset}>
      <legend className={legend}>
        <Trans>How do you want to pay?</Trans>
      </legend>
      <div className={cards}>
        {payment.choices.map((choice) => (
          <Option key={choice} checkout={checkout} choice={choice} />
        ))}
      </div>
      {checkout.offer.deposit > 0 && (
        <p className={note}>
          <SecurityDepositNote />
        </p>
      )}
      {payment.counter > 0 && <CounterCurrencyNote due={payment.counter} />}
      {payment.gateway !== null && <GatewayChoice checkout={checkout} />}
    </fieldset>
  )
}

function Option({ checkout, choice }: { checkout: Checkout; choice: PaymentChoice }) {
  const { t } = useLingui()
  const { offer, priceWith, period, ticked, now: today, payment, choosePayment } = checkout
  const { now, counter } = splitPayment(choice, priceWith(choice).total, offer.supplier.partPaymentPercent)
  return (
    <RadioCard
      name="payment"
      value={choice}
      checked={payment.choice === choice}
      onChange={() => choosePayment(choice)}
      title={t(choiceLabels[choice])}
    >
      <span className={amountLine}>
        <Trans>You pay now</Trans>
        <span className={value}>
          <Amount xaf={now} />
        </span>
      </span>
      <span className={amountLine}>
        <Trans>Due at the counter</Trans>
        <span className={value}>
          <Amount xaf={counter} besides={[now]} />
        </span>
      </span>
      <span className={amountLine}>
        <Trans>Security deposit (refundable)</Trans>
        <span className={value}>
          <Amount xaf={offer.deposit} />
        </span>
      </span>
      <span className={amountLine}>
        {choice === 'counter' ? (
          <Trans>Free changes and cancellation until pick-up</Trans>
        ) : (
          <CancellationNote
            from={period.from}
            extras={bookedExtras(offer.extras, ticked, choice)}
            payment={choice}
            now={today}
          />
        )}
      </span>
    </RadioCard>
  )
}

/** The gateways. A single one is shown without a choice. */
function GatewayChoice({ checkout: { payment, chooseGateway } }: { checkout: Checkout }) {
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
