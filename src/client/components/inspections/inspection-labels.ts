// The words of a car's state: slots of pictures, marks, zones of a body, and what a walk looks for.

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CarType } from '#domain/car/car.ts'
import type { DamageKind, DamageSize, DamageZone } from '#domain/inspection/damage.ts'
import { checklistItems, type ChecklistItem, type InspectionKind } from '#domain/inspection/inspection.ts'

type Labels<K extends string> = Readonly<Record<K, MessageDescriptor>>

export const inspectionLabels: Labels<InspectionKind> = {
  out: msg`At the hand-over`,
  back: msg`At the return`,
}

export const damageKindLabels: Labels<DamageKind> = {
  scratch: msg({ message: 'Scratch', context: 'damage' }),
  dent: msg({ message: 'Dent', context: 'damage' }),
  chip: msg({ message: 'Chip', context: 'damage' }),
  crack: msg({ message: 'Crack', context: 'damage' }),
  broken: msg({ message: 'Broken', context: 'damage' }),
  missing: msg({ message: 'Missing part', context: 'damage' }),
  stain: msg({ message: 'Stain', context: 'damage' }),
  other: msg({ message: 'Something else', context: 'damage' }),
}

export const damageSizeLabels: Labels<DamageSize> = {
  coin: msg({ message: 'Up to a coin', context: 'damage' }),
  hand: msg({ message: 'Up to a hand', context: 'damage' }),
  larger: msg({ message: 'Larger', context: 'damage' }),
}

const zoneLabels: Labels<DamageZone> = {
  front: msg({ message: 'Front', context: 'car' }),
  right: msg({ message: 'Right side', context: 'car' }),
  rear: msg({ message: 'Rear', context: 'car' }),
  left: msg({ message: 'Left side', context: 'car' }),
  roof: msg({ message: 'Roof', context: 'car' }),
  windscreen: msg({ message: 'Windscreen', context: 'car' }),
  wheels: msg({ message: 'Wheels', context: 'car' }),
  underbody: msg({ message: 'Underneath', context: 'car' }),
  cabin: msg({ message: 'Cabin', context: 'car' }),
}
const seat = msg({ message: 'Seat', context: 'car' })

/** A scooter has a seat where others have a cabin. */
export const zoneLabel = (zone: DamageZone, range: CarType | undefined): MessageDescriptor =>
  zone === 'cabin' && range === 'scooter' ? seat : zoneLabels[zone]

const checklistLabels: Labels<ChecklistItem> = {
  spareWheel: msg`Spare wheel`,
  jack: msg`Jack`,
  triangle: msg`Warning triangle`,
  extinguisher: msg`Fire extinguisher`,
  firstAidBox: msg`First-aid box`,
  registration: msg`Registration papers`,
  insurance: msg`Insurance papers`,
  inspectionPapers: msg`Papers of the technical inspection`,
}

/** Null for an item of a supplier's own, which is in its own words. */
export const checklistLabel = (item: string): MessageDescriptor | null =>
  checklistItems.some((known) => known === item) ? checklistLabels[item as ChecklistItem] : null
