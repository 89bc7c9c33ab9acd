// The closed lists that describe a car (rule 1).

export const carTypes = ['mini', 'midi', 'maxi', 'scooter', 'bus', 'truck', 'caravan'] as const
export type CarType = (typeof carTypes)[number]

/** The types offered as search tiles; the others are found through the filter. */
export const searchRanges = ['mini', 'midi', 'maxi', 'scooter'] as const satisfies readonly CarType[]

export const fuelTypes = ['diesel', 'gasoline', 'electric', 'hybrid', 'plugInHybrid', 'unknown'] as const
export type FuelType = (typeof fuelTypes)[number]

export const gearboxes = ['manual', 'automatic'] as const
export type Gearbox = (typeof gearboxes)[number]

export const fuelPolicies = ['likeForlike', 'freeTank', 'fullToFull', 'FullToEmpty'] as const
export type FuelPolicy = (typeof fuelPolicies)[number]

export const multimediaKinds = ['touchscreen', 'bluetooth', 'androidAuto', 'appleCarPlay'] as const
export type Multimedia = (typeof multimediaKinds)[number]

export const mileages = ['limited', 'unlimited'] as const
export type Mileage = (typeof mileages)[number]

/** Kilometres per day as the specification keeps them: -1 means unlimited. */
export function mileageOf(kilometresPerDay: number): Mileage {
  return kilometresPerDay === -1 ? 'unlimited' : 'limited'
}
