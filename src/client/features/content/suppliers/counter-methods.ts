// The words of checkout's list, which travel with another catalog.

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Supplier } from '#contract/suppliers.ts'

export const counterMethodNames: Record<Supplier['counterMethods'][number], MessageDescriptor> = {
  cash: msg`cash`,
  mtnMoMo: msg`MTN MoMo`,
  orangeMoney: msg`Orange Money`,
  card: msg`card`,
}
