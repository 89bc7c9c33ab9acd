// How full a tank or a battery is: a gauge shows eighths, an electric car per cent (rule 22).

import type { FuelPolicy, FuelType } from '../car/car.ts'

export const levelUnits = ['eighths', 'percent'] as const
export type LevelUnit = (typeof levelUnits)[number]

export type Level = { unit: LevelUnit; value: number }

const full = { eighths: 8, percent: 100 } as const satisfies Record<LevelUnit, number>

/** What is read of a car of this fuel. Hybrids have a tank that is paid for, so theirs is read. */
export function levelUnitOf(fuel: FuelType): LevelUnit {
  return fuel === 'electric' ? 'percent' : 'eighths'
}

/** True for a whole number from empty to full. */
export function isLevel({ unit, value }: Level): boolean {
  return Number.isInteger(value) && value >= 0 && value <= full[unit]
}

const refilled: ReadonlySet<FuelPolicy> = new Set(['likeForlike', 'fullToFull'])

/**
 * Eighths of a tank that a driver still owes: never more than there were when the keys left, and none where the car's terms
 * say that the fuel is the supplier's, nor of a battery, whose filling a price of fuel says nothing about.
 */
export function missingEighths(policy: FuelPolicy, out: Level, back: Level): number {
  if (!refilled.has(policy) || out.unit !== 'eighths' || back.unit !== 'eighths') return 0
  return Math.max(0, out.value - back.value)
}
