import { Trans, useLingui } from '@lingui/react/macro'
import type { PaymentChoice } from '#domain/rental/payment-choice.ts'
import { splitPayment } from '#domain/booking/split-payment.ts'
import { Amount } from '#client/components/booking/Amount.tsx'
import { CancellationNote } from '#client/components/booking/CancellationNote.tsx'
import { choiceLabels } from '#client/components/payment/payment-labels.ts'
import { bookedExtras } from '#client/features/checkout/extras/chosen-extras.ts'
import { RadioCard } from '#client/ui/Field/RadioCard.tsx'
import type { Checkout } from '#client/features/checkout/useCheckout.ts'
import { amountLine, fieldset, cards, legend, value } from './pay.css.ts'

/** Each way to pay with all that follows from it: now, at the counter, given back, and what cancelling costs. */
export function PayOptions({ checkout }: { checkout: Checkout }) {
  return (
    <fieldset className={fieldset}>
      <legend className={legend}>
        <Trans>How do you want to pay?</Trans>
      </legend>
      <div className={cards}>
        {checkout.payment.choices.map((choice) => (
          <Option key={choice} checkout={checkout} choice={choice} />
        ))}
      </div>
    </fieldset>
  )
}

type OptionProps = { checkout: Checkout; choice: PaymentChoice }

function Option({ checkout, choice }: OptionProps) {
  const { t } = useLingui()
  const { offer, period, ticked, now: today, payment, choosePayment } = checkout
  return (
    <RadioCard
      name="payment"
      value={choice}
      checked={payment.choice === choice}
      onChange={() => choosePayment(choice)}
      title={t(choiceLabels[choice])}
    >
      <PaymentAmounts checkout={checkout} choice={choice} />
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

/** What is paid when, with one way to pay. */
export function PaymentAmounts({ checkout: { offer, priceWith }, choice }: OptionProps) {
  const { now, counter } = splitPayment(choice, priceWith(choice).total, offer.supplier.partPaymentPercent)
  return (
    <>
      <span className={amountLine}>
        <span>
          <Trans>You pay now</Trans>
        </span>
        <span className={value}>
          <Amount xaf={now} />
        </span>
      </span>
      <span className={amountLine}>
        <span>
          <Trans>Due at the counter</Trans>
        </span>
        <span className={value}>
          <Amount xaf={counter} besides={[now]} />
        </span>
      </span>
      <span className={amountLine}>
        <span>
          <Trans>Security deposit (refundable)</Trans>
        </span>
        <span className={value}>
          <Amount xaf={offer.deposit} />
        </span>
      </span>
    </>
  )
}
