// What the counter asks for before it hands over a key.

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { counterMethods } from '#contract/suppliers.ts'

export const pickUpItems = ['licence', 'identity', 'deposit'] as const
export type PickUpItem = (typeof pickUpItems)[number]

type CounterMethod = (typeof counterMethods)[number]

export const counterMethodLabels: Record<CounterMethod, MessageDescriptor> = {
  cash: msg`cash`,
  mtnMoMo: msg`MTN MoMo`,
  orangeMoney: msg`Orange Money`,
  card: msg`card`,
}
