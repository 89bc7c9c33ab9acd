import { Trans } from '@lingui/react/macro'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { CancellationNote } from '#client/components/booking/CancellationNote.tsx'
import { CounterMethods } from '#client/components/booking/checklist/CounterMethods.tsx'
import { PickUpItemText } from '#client/components/booking/checklist/PickUpItemText.tsx'
import { pickUpItems } from '#client/components/booking/checklist/pick-up-items.ts'
import { TermsField } from '#client/components/booking/terms/TermsField.tsx'
import { classes } from '#client/ui/classes.ts'
import { useIsDesktop } from '#client/ui/useIsDesktop.ts'
import { titleM } from '#client/ui/Text/text.css.ts'
import { TrustLines } from './TrustLines.tsx'
import { PayOptions } from './PayOptions.tsx'
import { block, bullets, quiet } from './PayStep.css.ts'
import type { Checkout } from '#client/features/checkout/useCheckout.ts'

type PayStepProps = { checkout: Checkout; missesTerms: boolean }

export function PayStep({ checkout, missesTerms }: PayStepProps) {
  const { offer, payment, period, extras, now, termsAccepted, acceptTerms } = checkout
  const failureText = useFailureText()
  const isDesktop = useIsDesktop()
  return (
    <>
      <PayOptions checkout={checkout} />
      <section className={block}>
        <h3 className={titleM}>
          <Trans>Bring to the counter</Trans>
        </h3>
        <ul className={classes(bullets, quiet)}>
          {pickUpItems.map((item) => (
            <li key={item}>
              <PickUpItemText item={item} deposit={offer.deposit} />
            </li>
          ))}
        </ul>
        {payment.counter > 0 && (
          <p className={quiet}>
            <CounterMethods supplier={offer.supplier} />
          </p>
        )}
      </section>
      <p>
        <CancellationNote from={period.from} extras={extras} payment={payment.choice} now={now} />
      </p>
      <TermsField
        isAccepted={termsAccepted}
        onChange={acceptTerms}
        error={missesTerms && !termsAccepted ? failureText('terms-not-accepted') : undefined}
      />
      {!isDesktop && <TrustLines checkout={checkout} />}
    </>
  )
}
