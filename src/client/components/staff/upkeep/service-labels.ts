import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ServiceKind } from '#domain/upkeep/service-plan.ts'

export const serviceLabels: Record<ServiceKind, MessageDescriptor> = {
  oil: msg`Oil change`,
  inspection: msg`Full service`,
  tyres: msg`Tyres`,
  brakes: msg`Brakes`,
  belt: msg`Timing belt`,
  other: msg`Other service`,
}
