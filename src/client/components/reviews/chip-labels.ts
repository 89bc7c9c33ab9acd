import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReviewChip } from '#domain/review/review.ts'

export const chipLabels: Record<ReviewChip, MessageDescriptor> = {
  clean: msg`Clean`,
  dirty: msg`Not clean`,
  onTime: msg`On time`,
  late: msg`Late`,
  asPictured: msg`As pictured`,
  notAsPictured: msg`Not as pictured`,
  fairReturn: msg`Fair at the return`,
  unfairReturn: msg`Unfair at the return`,
}
