import { Trans } from '@lingui/react/macro'
import { splitPayment } from '#domain/booking/payment-choice.ts'
import { CounterCurrencyNote } from '#client/booking/AmountLines.tsx'
import { useMoney } from '#client/i18n/money.ts'
import { RadioCard } from '#client/ui/Field/RadioCard.tsx'
import { amountLine, amounts, legend, value } from './CounterOption.css.ts'
import type { Checkout } from '#client/checkout/useCheckout.ts'

export function CounterOption({ checkout: { offer, price } }: { checkout: Checkout }) {
  const { show } = useMoney()
  const { now, counter } = splitPayment('counter', price.total, offer.supplier.partPaymentPercent)
  return (
    <fieldset className={amounts}>
      <legend className={legend}>
        <Trans>How do you want to pay?</Trans>
      </legend>
      <RadioCard
        name="payment"
        value="counter"
        checked
        onChange={() => undefined}
        title={<Trans>Pay at the counter</Trans>}
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
          <Trans>Free changes and cancellation until pick-up</Trans>
        </span>
      </RadioCard>
      <CounterCurrencyNote due={counter} />
    </fieldset>
  )
}
