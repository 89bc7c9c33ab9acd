// The fields of a car that staff type, as the form and the server parse them.

import * as v from 'valibot'
import { carTypes, fuelPolicies, fuelTypes, gearboxes, multimediaKinds } from '#domain/car/car.ts'
import { normalisePlate } from '#domain/car/plate.ts'
import { extras } from '#domain/rental/extras.ts'
import { highestPrice } from '#domain/rental/price-bounds.ts'
import { Amount, code, Id } from '../../fields.ts'
import { name } from '../../text.ts'

const wrong = code('invalid-input')
const between = (least: number, most: number) =>
  v.pipe(v.number(code('required')), v.integer(wrong), v.minValue(least, wrong), v.maxValue(most, wrong))

/** Whole XAF; nothing typed is no price, and a price is above nothing. */
const Price = between(1, highestPrice)
const OptionalPrice = v.nullable(Price)

const Plate = v.pipe(
  v.string(),
  v.check((typed) => normalisePlate(typed) !== null, wrong),
  v.transform((typed) => normalisePlate(typed)!),
)

const ExtraPrice = v.pipe(Amount, v.minValue(-1, wrong), v.maxValue(highestPrice, wrong))

const mostDailyKilometres = 5000

export const CarFields = v.object({
  name: name(80),
  plate: v.nullable(Plate),
  range: v.picklist(carTypes, wrong),
  gearbox: v.picklist(gearboxes, wrong),
  fuelType: v.picklist(fuelTypes, wrong),
  fuelPolicy: v.picklist(fuelPolicies, wrong),
  seats: between(1, 80),
  doors: between(0, 8),
  airConditioning: v.boolean(),
  multimedia: v.pipe(v.array(v.picklist(multimediaKinds, wrong)), v.maxLength(multimediaKinds.length, wrong)),
  /** Kilometres a day; -1 is unlimited. */
  mileage: v.pipe(
    between(-1, mostDailyKilometres),
    v.check((value) => value !== 0, wrong),
  ),
  /** In XAF, for each kilometre above them; 0 is not asked. Without it, it stays as it is. */
  pricePerExtraKilometre: v.optional(between(0, highestPrice)),
  minimumAge: between(18, 80),
  /** Where it is handed over. */
  locations: v.pipe(v.array(Id), v.minLength(1, code('required')), v.maxLength(50, wrong)),
  deposit: between(0, highestPrice),
  /** For each: -1 is not offered, 0 is included. */
  extras: v.object(
    Object.fromEntries(extras.map((extra) => [extra, ExtraPrice])) as Record<
      (typeof extras)[number],
      typeof ExtraPrice
    >,
  ),
  /** Grams a kilometre. */
  co2: v.nullable(between(0, 1000)),
  dailyPrice: Price,
  discountedDailyPrice: OptionalPrice,
  hourlyPrice: OptionalPrice,
  discountedHourlyPrice: OptionalPrice,
  biWeeklyPrice: OptionalPrice,
  discountedBiWeeklyPrice: OptionalPrice,
  weeklyPrice: OptionalPrice,
  discountedWeeklyPrice: OptionalPrice,
  monthlyPrice: OptionalPrice,
  discountedMonthlyPrice: OptionalPrice,
})
export type CarFields = v.InferOutput<typeof CarFields>
