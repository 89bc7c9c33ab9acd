// Whether a car is offered. Only a listed one is found and booked; bookings that were made stay in every state.

export const carStates = ['listed', 'coming-soon', 'unlisted', 'retired'] as const
export type CarState = (typeof carStates)[number]

/** What a new car may begin as. */
export const newCarStates = ['listed', 'coming-soon', 'unlisted'] as const satisfies readonly CarState[]

/** The drawn car of a size, shown until there is a photograph. */
export const drawnCars = {
  mini: 'citycar',
  midi: 'sedan',
  maxi: 'suv',
  scooter: 'scooter',
  bus: 'minibus',
  truck: 'truck',
  caravan: 'motorhome',
} as const
