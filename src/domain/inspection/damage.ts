// A mark on a car: it lives from the day it is first seen until it is repaired (rule 22).

export const damageKinds = [
  'scratch',
  'dent',
  'chip',
  'crack',
  'broken',
  'missing',
  'stain',
  'other',
] as const
export type DamageKind = (typeof damageKinds)[number]

/** Smaller than a coin, than a hand, or larger. */
export const damageSizes = ['coin', 'hand', 'larger'] as const
export type DamageSize = (typeof damageSizes)[number]

export const damageZones = [
  'front',
  'right',
  'rear',
  'left',
  'roof',
  'windscreen',
  'wheels',
  'underbody',
  'cabin',
] as const
export type DamageZone = (typeof damageZones)[number]

export type Damage = { id: string; kind: DamageKind; size: DamageSize; zone: DamageZone }

/** The marks that were not known before, in the order in which they were seen. */
export function newDamages(known: readonly { id: string }[], seen: readonly Damage[]): Damage[] {
  const before = new Set(known.map(({ id }) => id))
  return seen.filter(({ id }) => !before.has(id))
}
