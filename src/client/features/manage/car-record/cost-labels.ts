import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CostKind } from '#domain/upkeep/costs.ts'

export const costLabels: Record<CostKind, MessageDescriptor> = {
  service: msg`Service`,
  repair: msg`Repair`,
  tyres: msg`Tyres`,
  fuel: msg`Fuel`,
  cleaning: msg`Cleaning`,
  insurance: msg`Insurance`,
  papers: msg`Inspection and taxes`,
  other: msg`Other cost`,
}
