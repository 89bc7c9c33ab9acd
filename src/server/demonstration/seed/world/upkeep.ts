// What the demonstration's cars cost and need. Days are counted from today, kilometres from those of today.

import type { CostKind } from '#domain/upkeep/costs.ts'
import type { ServiceKind } from '#domain/upkeep/service-plan.ts'

/** What a car drives in a day, on average. */
export const kilometresADay = 40

export type WorldService = {
  kind: ServiceKind
  note: string | null
  everyKm: number | null
  everyMonths: number | null
  /** The day of the last time. */
  day: number
}

/** One is overdue by its day, one is due soon, one was done days ago, one is far. */
export const plannedServices: readonly WorldService[] = [
  { kind: 'inspection', note: null, everyKm: null, everyMonths: 12, day: -380 },
  { kind: 'oil', note: '5W-30', everyKm: 10_000, everyMonths: 6, day: -170 },
  { kind: 'tyres', note: null, everyKm: 45_000, everyMonths: null, day: -12 },
  { kind: 'brakes', note: 'Plaquettes et disques avant', everyKm: 40_000, everyMonths: null, day: -210 },
]

/** Of the car that is at the workshop tomorrow. */
export const bookedService: WorldService = {
  kind: 'oil',
  note: '10W-40',
  everyKm: 7500,
  everyMonths: 6,
  day: -172,
}

export type WorldCost = {
  kind: CostKind
  amount: number
  note: string | null
  day: number
  /** Written down wrong, and taken back a day later with this reason. */
  takenBack?: string
}

/** Of the car with the services, over more than a year. */
export const carCosts: readonly WorldCost[] = [
  { kind: 'insurance', amount: 342_000, note: 'Tous risques, un an', day: -391 },
  { kind: 'service', amount: 96_000, note: 'Révision annuelle', day: -380 },
  { kind: 'papers', amount: 25_300, note: 'Visite technique', day: -356 },
  { kind: 'repair', amount: 128_500, note: 'Amortisseurs avant', day: -262 },
  { kind: 'service', amount: 187_000, note: 'Freins avant', day: -210 },
  { kind: 'service', amount: 64_500, note: 'Vidange et filtres', day: -170 },
  {
    kind: 'repair',
    amount: 410_000,
    note: 'Pare-chocs arrière',
    day: -96,
    takenBack: 'Sur une autre voiture',
  },
  { kind: 'cleaning', amount: 15_000, note: 'Intérieur', day: -58 },
  { kind: 'fuel', amount: 32_000, note: null, day: -31 },
  { kind: 'tyres', amount: 268_000, note: 'Quatre pneus', day: -12 },
]

/** Of the other one. */
export const fewCosts: readonly WorldCost[] = [
  { kind: 'service', amount: 58_000, note: 'Vidange', day: -172 },
  { kind: 'cleaning', amount: 10_000, note: null, day: -44 },
]
