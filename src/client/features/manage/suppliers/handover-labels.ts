import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ChecklistItem } from '#domain/inspection/inspection.ts'

export const itemLabels: Readonly<Record<ChecklistItem, MessageDescriptor>> = {
  spareWheel: msg`Spare wheel`,
  jack: msg`Jack`,
  triangle: msg`Warning triangle`,
  extinguisher: msg`Fire extinguisher`,
  firstAidBox: msg`First-aid box`,
  registration: msg`Registration document`,
  insurance: msg`Proof of insurance`,
  inspectionPapers: msg`Inspection papers`,
}
