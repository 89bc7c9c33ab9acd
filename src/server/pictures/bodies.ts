/** Which drawing belongs to which body. */
import { coupe } from './bodies/coupe.ts'
import { hatchback } from './bodies/hatchback.ts'
import { minibus } from './bodies/minibus.ts'
import { motorhome } from './bodies/motorhome.ts'
import { offroader } from './bodies/offroader.ts'
import { pickup } from './bodies/pickup.ts'
import { saloon } from './bodies/saloon.ts'
import { scooter } from './bodies/scooter.ts'
import { sedan } from './bodies/sedan.ts'
import { suv } from './bodies/suv.ts'
import { truck } from './bodies/truck.ts'
import type { BodyDrawing } from './body-drawing.ts'
import type { CarBody } from './car-body.ts'

export const bodyDrawings: Record<CarBody, BodyDrawing> = {
  hatchback,
  sedan,
  saloon,
  coupe,
  suv,
  offroader,
  pickup,
  minibus,
  truck,
  motorhome,
  scooter,
}
