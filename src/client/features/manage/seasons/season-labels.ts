import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Way } from './season-form.ts'

export const wayLabels: Readonly<Record<Way, MessageDescriptor>> = {
  dearer: msg`Dearer by a percentage`,
  cheaper: msg`Cheaper by a percentage`,
  price: msg`One price a day`,
}
