import { useQuery } from '@tanstack/react-query'
import { Trans } from '@lingui/react/macro'
import { ShieldCheck, Wallet } from 'lucide-react'
import { conditionsAddress, supplierQueries } from '#client/api/cars/suppliers.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { CancellationNote } from '#client/components/booking/CancellationNote.tsx'
import { CounterMethods, PickUpItemText, pickUpItems } from '#client/components/booking/PickUpItems.tsx'
import { ConditionsLink } from '#client/components/booking/ConditionsLink.tsx'
import { TermsField } from '#client/components/booking/terms/TermsField.tsx'
import { classes } from '#client/ui/classes.ts'
import { useIsDesktop } from '#client/ui/useIsDesktop.ts'
import { titleM } from '#client/ui/Text/text.css.ts'
import type { Checkout } from '#client/features/checkout/useCheckout.ts'
import { ChosenWay } from './ChosenWay.tsx'
import { block, bullets, secondary, trustLine, trustLines } from './pay.css.ts'

type PayStepProps = { checkout: Checkout; missesTerms: boolean }

export function PayStep({ checkout, missesTerms }: PayStepProps) {
  const { offer, payment, period, extras, now, termsAccepted, acceptTerms } = checkout
  const failureText = useFailureText()
  const language = useLanguage()
  const { _id: supplier } = offer.supplier
  const conditions =
    useQuery(supplierQueries.all()).data?.find(({ _id }) => _id === supplier)?.conditions ?? []
  const isDesktop = useIsDesktop()
  return (
    <>
      <ChosenWay checkout={checkout} />
      <section className={block}>
        <h3 className={titleM}>
          <Trans>Bring to the counter</Trans>
        </h3>
        <ul className={classes(bullets, secondary)}>
          {pickUpItems.map((item) => (
            <li key={item}>
              <PickUpItemText item={item} deposit={offer.deposit} />
            </li>
          ))}
        </ul>
        {payment.counter > 0 && (
          <p className={secondary}>
            <CounterMethods supplier={offer.supplier} />
          </p>
        )}
      </section>
      <p>
        <CancellationNote from={period.from} extras={extras} payment={payment.choice} now={now} />
      </p>
      {conditions.length > 0 && <ConditionsLink address={conditionsAddress(supplier, language)} />}
      <TermsField
        isAccepted={termsAccepted}
        onChange={acceptTerms}
        error={missesTerms && !termsAccepted ? failureText('terms-not-accepted') : undefined}
      />
      {!isDesktop && <TrustLines checkout={checkout} />}
    </>
  )
}

/** Who provides the car, who is paid, and what happens to a card. */
export function TrustLines({ checkout: { offer, payment } }: { checkout: Checkout }) {
  const { name } = offer.supplier
  return (
    <ul className={trustLines}>
      <li className={trustLine}>
        <ShieldCheck size={20} strokeWidth={1.5} aria-hidden />
        <span>
          {payment.choice === 'counter' ? (
            <Trans>The car is provided by {name}. You pay them, at their counter.</Trans>
          ) : (
            <Trans>The car is provided by {name}. Wouri takes your online payment for this booking.</Trans>
          )}
        </span>
      </li>
      <li className={trustLine}>
        <Wallet size={20} strokeWidth={1.5} aria-hidden />
        <span>
          {payment.choice === 'counter' ? (
            <Trans>No card needed. Nothing is charged now.</Trans>
          ) : (
            <Trans>Card details are never stored here. The car is kept for you while you pay.</Trans>
          )}
        </span>
      </li>
    </ul>
  )
}
