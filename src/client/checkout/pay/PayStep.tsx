import { lazy, Suspense, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { CancellationNote } from '#client/booking/CancellationNote.tsx'
import { CounterMethods } from '#client/booking/checklist/CounterMethods.tsx'
import { PickUpItemText } from '#client/booking/checklist/PickUpItemText.tsx'
import { pickUpItems } from '#client/booking/checklist/pick-up-items.ts'
import { classes } from '#client/ui/classes.ts'
import { Checkbox } from '#client/ui/Field/Checkbox.tsx'
import { link } from '#client/ui/link.css.ts'
import { useIsDesktop } from '#client/ui/useIsDesktop.ts'
import { titleM } from '#client/ui/text.css.ts'
import { TrustLines } from './TrustLines.tsx'
import { CounterOption } from './CounterOption.tsx'
import { block, bullets, quiet, termsLink } from './PayStep.css.ts'
import type { Checkout } from '#client/checkout/useCheckout.ts'

const TermsSheet = lazy(async () => ({ default: (await import('#client/booking/terms/TermsSheet.tsx')).TermsSheet }))

type PayStepProps = { checkout: Checkout; missesTerms: boolean }

export function PayStep({ checkout, missesTerms }: PayStepProps) {
  const { offer, period, extras, now } = checkout
  const isDesktop = useIsDesktop()
  return (
    <>
      <CounterOption checkout={checkout} />
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
        <p className={quiet}>
          <CounterMethods supplier={offer.supplier} />
        </p>
      </section>
      <p>
        <CancellationNote from={period.from} extras={extras} payment="counter" now={now} />
      </p>
      <Terms checkout={checkout} missesTerms={missesTerms} />
      {!isDesktop && <TrustLines checkout={checkout} />}
    </>
  )
}

function Terms({ checkout: { termsAccepted, acceptTerms }, missesTerms }: PayStepProps) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div>
      <Checkbox
        name="terms"
        checked={termsAccepted}
        onChange={acceptTerms}
        error={missesTerms && !termsAccepted ? failureText('terms-not-accepted') : undefined}
      >
        <Trans>I accept the Terms of Use.</Trans>
      </Checkbox>
      <button
        type="button"
        className={classes(link, termsLink)}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Trans>Read the Terms of Use</Trans>
      </button>
      {isOpen && (
        <Suspense fallback={<span role="status" aria-label={t`Loading`} />}>
          <TermsSheet onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
