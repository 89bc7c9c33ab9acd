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

/** What cars of a list become together. A retired one comes back by itself: it takes a place in its fleet. */
export const bulkCarStates = ['listed', 'unlisted', 'retired'] as const satisfies readonly CarState[]
export type BulkCarState = (typeof bulkCarStates)[number]

/** Whether a car of a list may become that together with others. */
export const mayBecome = (from: CarState, to: BulkCarState): boolean => from !== 'retired' && from !== to
