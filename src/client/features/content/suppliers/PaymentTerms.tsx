import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Supplier } from '#contract/suppliers.ts'
import { counterMethodNames } from './counter-methods.ts'

/** How money changes hands, and for how many days at least. */
export function PaymentTerms({ supplier }: { supplier: Supplier }) {
  const { t } = useLingui()
  const { payLater, partPaymentPercent, minimumRentalDays } = supplier
  const methods = supplier.counterMethods.map((method) => t(counterMethodNames[method])).join(', ')
  return (
    <>
      <span>
        {payLater ? (
          <Trans>Pay at the counter: {methods}</Trans>
        ) : partPaymentPercent > 0 ? (
          <Trans>
            Pay {partPaymentPercent}% online, the rest at the counter: {methods}
          </Trans>
        ) : (
          <Trans>Pay online</Trans>
        )}
      </span>
      {minimumRentalDays > 1 && (
        <span>
          <Plural value={minimumRentalDays} one="For # day or more" other="For # days or more" />
        </span>
      )}
    </>
  )
}
