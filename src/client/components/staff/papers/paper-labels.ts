import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CarPaperKind } from '#domain/papers/paper.ts'

export const carPaperLabels: Record<CarPaperKind, MessageDescriptor> = {
  insurance: msg`Insurance`,
  inspection: msg`Technical inspection`,
  registration: msg`Registration`,
}
