// The hashes of a record: over what was said and signed, and over the whole (rule 22.8).

import { createHash } from 'node:crypto'
import type { NewInspection } from '#contract/staff/inspections.ts'
import type { InspectionRecord } from '#domain/inspection/inspection.ts'
import { personalText, sealedText, type SealedFor } from '#domain/inspection/sealed-text.ts'

/** What was sent, as the rules read it. */
export function recordOf(sent: NewInspection): InspectionRecord {
  const { takenAt, pictures, damages, ...rest } = sent
  return {
    ...rest,
    at: Date.parse(takenAt),
    pictures: pictures.map(({ slot, sha256 }) => ({ slot, hash: sha256 })),
    damages: damages.map(({ _id: id, ...damage }) => ({ id, ...damage })),
  }
}

/** The same record has the same hashes, whenever it is sent. */
export function sealOf(belongs: SealedFor, record: InspectionRecord): { personal: string; seal: string } {
  const personal = hexOf(personalText(record))
  return { personal, seal: hexOf(sealedText(belongs, record, personal)) }
}

const hexOf = (text: string) => createHash('sha256').update(text).digest('hex')
