// The tables of 0103-inspections.sql: records of cars, their pictures, and the damages of a car.

import type { Generated, JSONColumnType } from 'kysely'
import type { Damage, DamageKind, DamageSize, DamageZone } from '#domain/inspection/damage.ts'
import type { CheckedItem, InspectionKind, PictureSlot } from '#domain/inspection/inspection.ts'
import type { LevelUnit } from '#domain/inspection/level.ts'

/** Added, never changed; erasure takes words and signatures. */
export type InspectionsTable = {
  id: string
  booking_id: string
  car_id: string
  kind: InspectionKind
  corrects: string | null
  recorded_by: string
  taken_at: Date
  recorded_at: Date
  is_clock_off: boolean
  kilometres: number
  kilometres_reason: string | null
  level_unit: LevelUnit
  level: number
  is_clean: boolean
  checklist: JSONColumnType<CheckedItem[], string>
  damages: JSONColumnType<Damage[], string>
  driver_signature: string | null
  driver_refusal: string | null
  desk_signature: string | null
  desk_refusal: string | null
  remark: string
  personal_hash: string
  seal: string
  /** 0106-before-keys.sql; its hand-over or return was undone. */
  undone_at: Generated<Date | null>
  position: Generated<string>
}

export type InspectionPicturesTable = {
  inspection_id: string
  hash: string
  slot: PictureSlot | null
  file: string | null
  arrived_at: Date | null
}

export type CarDamagesTable = {
  id: string
  car_id: string
  kind: DamageKind
  size: DamageSize
  zone: DamageZone
  first_seen_in: string
  first_seen_at: Date
  repaired_at: Date | null
  repaired_by: string | null
}
