import { Trans, useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SupplierSummary, counterMethods } from '#contract/cars/suppliers.ts'
import { Amount } from './Amount.tsx'

export function PickUpItemText({ item, deposit }: { item: PickUpItem; deposit: number }) {
  switch (item) {
    case 'licence':
      return <Trans>A driving licence valid on the day, for each driver</Trans>
    case 'identity':
      return <Trans>A national identity card or a passport</Trans>
    case 'deposit':
      return deposit > 0 ? (
        <Trans>
          The security deposit of <Amount xaf={deposit} />, given back when you return the car in the same
          condition
        </Trans>
      ) : (
        <Trans>No security deposit for this car</Trans>
      )
  }
}

/** How this supplier takes money at its counter. */
export function CounterMethods({ supplier }: { supplier: Pick<SupplierSummary, 'name' | 'counterMethods'> }) {
  const { t } = useLingui()
  const { name } = supplier
  const methods = supplier.counterMethods.map((method) => t(counterMethodLabels[method])).join(', ')
  if (methods === '') return null
  return (
    <Trans>
      {name} accepts at the counter: {methods}
    </Trans>
  )
}

// What the counter asks for before it hands over a key.

export const pickUpItems = ['licence', 'identity', 'deposit'] as const
export type PickUpItem = (typeof pickUpItems)[number]

type CounterMethod = (typeof counterMethods)[number]

const counterMethodLabels: Record<CounterMethod, MessageDescriptor> = {
  cash: msg`cash`,
  mtnMoMo: msg`MTN MoMo`,
  orangeMoney: msg`Orange Money`,
  card: msg`card`,
}
