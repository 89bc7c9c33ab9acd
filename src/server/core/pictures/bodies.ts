/** Which drawing belongs to which body. What differs only in its proportions is a reshaped drawing. */
import { coach } from './bodies/coach.ts'
import { coupe } from './bodies/coupe.ts'
import { fastback } from './bodies/fastback.ts'
import { fullsize } from './bodies/fullsize.ts'
import { hatchback } from './bodies/hatchback.ts'
import { minibus } from './bodies/minibus.ts'
import { motorhome } from './bodies/motorhome.ts'
import { offroader } from './bodies/offroader.ts'
import { pickup } from './bodies/pickup.ts'
import { saloon } from './bodies/saloon.ts'
import { scooter } from './bodies/scooter.ts'
import { sedan } from './bodies/sedan.ts'
import { sports } from './bodies/sports.ts'
import { suv } from './bodies/suv.ts'
import { tipper } from './bodies/tipper.ts'
import { truck } from './bodies/truck.ts'
import type { BodyDrawing } from './body-drawing.ts'
import type { CarBody } from './car-body.ts'
import { reshape } from './reshape.ts'

export const bodyDrawings: Record<CarBody, BodyDrawing> = {
  hatchback,
  citycar: reshape(hatchback, { front: 0.8, wheelbase: 0.72, rear: 0.8, roof: 1.12, wheels: 'steel' }),
  compact: reshape(hatchback, { front: 1.15, wheelbase: 1.08, rear: 1.3, roof: 0.92, wheels: 'fine' }),
  sedan,
  executive: reshape(sedan, { front: 0.8, wheelbase: 1.06, rear: 1.12, roof: 0.92, wheels: 'fine' }),
  saloon,
  limousine: reshape(saloon, { front: 0.92, wheelbase: 1.12, rear: 0.95, roof: 1.04, wheels: 'star' }),
  fastback,
  coupe,
  sports,
  suv,
  crossover: reshape(suv, { front: 0.9, wheelbase: 0.78, rear: 0.8, roof: 1.04 }),
  longsuv: reshape(suv, { front: 1, wheelbase: 1.08, rear: 1.16, roof: 0.86, wheels: 'fine' }),
  fullsize,
  offroader,
  jeep: reshape(offroader, { front: 0.7, wheelbase: 0.62, rear: 0.7, roof: 1.02 }),
  expedition: reshape(offroader, {
    wheelbase: 1.08,
    wheels: 'steel',
    more: [
      ['rail', 'M240 116H518M252 116V126M300 116V124M352 116V123M404 116V123M456 116V123M508 116V126'],
      ['trim', 'M186 196L222 132C223 128 226 127 230 127V134L196 198z'],
    ],
  }),
  pickup,
  crewcab: reshape(pickup, {
    front: 1.04,
    wheelbase: 1.02,
    rear: 0.94,
    roof: 1.05,
    wheels: 'fine',
    more: [['trim', 'M390 170L400 170L452 203H440L404 180L408 203H398z']],
  }),
  minibus,
  shuttle: reshape(minibus, { front: 1.06, wheelbase: 0.97, rear: 0.96, roof: 0.82, wheels: 'fine' }),
  highroof: reshape(minibus, { wheelbase: 1.02, roof: 1.28, wheels: 'steel' }),
  coach,
  truck,
  lorry: reshape(truck, { wheelbase: 0.7, rear: 0.72, roof: 0.9 }),
  tipper,
  motorhome,
  campervan: reshape(minibus, {
    roof: 1.22,
    more: [
      ['box', 'M270 112C272 104 280 100 292 100H500C512 100 520 104 522 113z'],
      ['metal', 'M264 120H540V127H264z'],
    ],
  }),
  scooter,
  tourer: reshape(scooter, {
    wheelbase: 1.12,
    more: [
      ['glass', 'M214 112L236 62C242 58 248 60 248 66L242 108z'],
      [
        'trim',
        'M446 172L450 138C451 131 456 127 463 127H499C506 127 510 131 510 138V164C510 170 506 174 500 174z',
      ],
    ],
  }),
}
