import { Trans, useLingui } from '@lingui/react/macro'
import type { PaymentChoice } from '#domain/booking/payment-choice.ts'
import { splitPayment } from '#domain/booking/split-payment.ts'
import { CancellationNote } from '#client/components/booking/CancellationNote.tsx'
import { CounterCurrencyNote } from '#client/components/booking/AmountLines.tsx'
import { useMoney } from '#client/i18n/money.ts'
import { choiceLabels } from '#client/components/payment/words/choice-labels.ts'
import { bookedExtras } from '#client/features/checkout/extras/chosen-extras.ts'
import { RadioCard } from '#client/ui/Field/RadioCard.tsx'
import { amountLine, amounts, cards, legend, value } from './PayOptions.css.ts'
import { GatewayChoice } from './GatewayChoice.tsx'
import type { Checkout } from '#client/features/checkout/useCheckout.ts'

/** Each way to pay with all that follows from it: now, at the counter, given back, and what cancelling costs. */
export function PayOptions({ checkout }: { checkout: Checkout }) {
  const { payment } = checkout
  return (
    <fieldset className={amounts}>
      <legend className={legend}>
        <Trans>How do you want to pay?</Trans>
      </legend>
      <div className={cards}>
        {payment.choices.map((choice) => (
          <Option key={choice} checkout={checkout} choice={choice} />
        ))}
      </div>
      {payment.counter > 0 && <CounterCurrencyNote due={payment.counter} />}
      {payment.gateway !== null && <GatewayChoice checkout={checkout} />}
    </fieldset>
  )
}

function Option({ checkout, choice }: { checkout: Checkout; choice: PaymentChoice }) {
  const { t } = useLingui()
  const { show } = useMoney()
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
        <span className={value}>{show(now)}</span>
      </span>
      <span className={amountLine}>
        <Trans>Due at the counter</Trans>
        <span className={value}>{show(counter)}</span>
      </span>
      <span className={amountLine}>
        <Trans>Security deposit (refundable)</Trans>
        <span className={value}>{show(offer.deposit)}</span>
      </span>
      <span className={amountLine}>
        {choice === 'counter' ? (
          <Trans>Free changes and cancellation until pick-up</Trans>
        ) : (
          <CancellationNote from={period.from} extras={bookedExtras(offer.extras, ticked, choice)} payment={choice} now={today} />
        )}
      </span>
    </RadioCard>
  )
}
