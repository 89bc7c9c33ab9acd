import { Trans, useLingui } from '@lingui/react/macro'
import { CounterCurrencyNote, SecurityDepositNote } from '#client/components/booking/Amount.tsx'
import { choiceLabels } from '#client/components/payment/payment-labels.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { titleM } from '#client/ui/Text/text.css.ts'
import { useIsDesktop } from '#client/ui/useIsDesktop.ts'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { change } from '#client/features/checkout/checkout.css.ts'
import type { Checkout } from '#client/features/checkout/useCheckout.ts'
import { GatewayChoice } from './GatewayChoice.tsx'
import { PaymentAmounts } from './PayOptions.tsx'
import { block, note, way } from './pay.css.ts'

/** The way to pay that was chosen before the extras, and with what it is paid now. */
export function ChosenWay({ checkout }: { checkout: Checkout }) {
  const { t } = useLingui()
  const isDesktop = useIsDesktop()
  const { offer, payment, goTo } = checkout
  return (
    <section className={block}>
      <div className={way}>
        <h3 className={titleM}>{t(choiceLabels[payment.choice])}</h3>
        {/* On a desktop the step above has one. */}
        {!isDesktop && payment.choices.length > 1 && (
          <Button tone="quiet" className={change} onClick={() => goTo(2)}>
            <Trans>Change</Trans>
            <VisuallyHidden>
              <Trans>How do you want to pay?</Trans>
            </VisuallyHidden>
          </Button>
        )}
      </div>
      <div>
        <PaymentAmounts checkout={checkout} choice={payment.choice} />
      </div>
      {offer.deposit > 0 && (
        <p className={note}>
          <SecurityDepositNote />
        </p>
      )}
      {payment.counter > 0 && <CounterCurrencyNote due={payment.counter} />}
      {payment.gateway !== null && <GatewayChoice checkout={checkout} />}
    </section>
  )
}
