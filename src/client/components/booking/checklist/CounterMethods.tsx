import { Trans, useLingui } from '@lingui/react/macro'
import type { SupplierSummary } from '#contract/suppliers.ts'
import { counterMethodLabels } from './pick-up-items.ts'

/** How this supplier takes money at its counter. */
export function CounterMethods({ supplier }: { supplier: Pick<SupplierSummary, 'name' | 'counterMethods'> }) {
  const { t } = useLingui()
  const { name } = supplier
  const methods = supplier.counterMethods.map((method) => t(counterMethodLabels[method])).join(', ')
  if (methods === '') return null
  return (
    <Trans>
      {name} takes at the counter: {methods}
    </Trans>
  )
}
