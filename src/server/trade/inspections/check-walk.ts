// What the server asks of a finished walk, whatever the device has asked before.

import type { NewInspection } from '#contract/staff/inspections.ts'
import { missingBeforeReturn, type MissingCode } from '#domain/inspection/walk.ts'
import type { InspectionRecord } from '#domain/inspection/inspection.ts'
import type { Tx } from '#server/platform/db/connect.ts'
import { refuseField } from '#server/platform/http/refusal.ts'
import { findLastKilometres } from './find-walk.ts'

const fields: Partial<Record<MissingCode, keyof NewInspection>> = {
  pictures: 'pictures',
  kilometres: 'kilometres',
  kilometresReason: 'kilometresReason',
  level: 'level',
  clean: 'isClean',
  checklist: 'checklist',
  driverSignature: 'signatures',
  deskSignature: 'signatures',
}

/** Throws on the field of the first thing that is missing `required`, and on `level` of another car `invalid-input`. */
export async function refuseUnfinished(tx: Tx, car: string, record: InspectionRecord): Promise<void> {
  const { fuel_type: fuel, ...asked } = await tx
    .selectFrom('cars as c')
    .innerJoin('suppliers as s', 's.id', 'c.supplier_id')
    .select(['c.fuel_type', 's.required_pictures', 's.checklist'])
    .where('c.id', '=', car)
    .executeTakeFirstOrThrow()
  const [missing] = missingBeforeReturn(record, {
    fuel,
    requiredPictures: asked.required_pictures,
    checklist: asked.checklist,
    lastKilometres: await findLastKilometres(tx, car, record.at),
  })
  if (missing === undefined) return
  refuseField(fields[missing]!, missing === 'level' ? 'invalid-input' : 'required')
}
