import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Step } from '#client/features/checkout/checkout-search.ts'

export const stepTitles: Record<Step, MessageDescriptor> = {
  1: msg`Driver`,
  2: msg`Protection and extras`,
  3: msg`Pay or reserve`,
}
