/** The eleven silhouettes we draw. A car names one of them; its picture is that body in its own paint. */
export const carBodies = [
  'hatchback',
  'sedan',
  'saloon',
  'coupe',
  'suv',
  'offroader',
  'pickup',
  'minibus',
  'truck',
  'motorhome',
  'scooter',
] as const

export type CarBody = (typeof carBodies)[number]
