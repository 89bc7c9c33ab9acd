// What a car costs its owner beside its rentals, typed by hand (rule 26).

/** `papers` are the technical inspection, taxes and stamps; `service` is what the maintenance plan asks for. */
export const costKinds = [
  'service',
  'repair',
  'tyres',
  'fuel',
  'cleaning',
  'insurance',
  'papers',
  'other',
] as const
export type CostKind = (typeof costKinds)[number]

/** In whole XAF: the dearest repair is far from it, and a sum of all of them is a number still. */
export const mostCost = 100_000_000

/** What is left of the money of a month once the car was paid for; below 0 where it cost more. Whole XAF. */
export const leftOf = ({ received, costs }: { received: number; costs: number }): number => received - costs
