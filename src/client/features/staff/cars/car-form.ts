// The form of a car: what is typed, what the server takes, and what its prices come to.

import * as v from 'valibot'
import { CarFields } from '#contract/staff/fleet/car-fields.ts'
import type { StaffCar } from '#contract/staff/fleet/cars.ts'
import { carTypes, fuelPolicies, fuelTypes, gearboxes, multimediaKinds } from '#domain/car/car.ts'
import { newCar } from '#domain/car/new-car.ts'
import { showPlate } from '#domain/car/plate.ts'
import { newCarStates } from '#domain/car/state.ts'
import type { Failure } from '#domain/failure.ts'
import { extras as allExtras, type Extra } from '#domain/rental/extras.ts'
import { day, type Instant } from '#domain/rental/period.ts'
import { quote } from '#domain/rental/quote.ts'
import { parseDraft } from '#client/components/staff/parse-draft.ts'
import { readAmount } from '#client/components/staff/typed-amount.ts'
import { priceNames, type FieldName, type PriceName } from './car-labels.ts'

const texts = <N extends string>(names: readonly N[]) =>
  v.object(
    Object.fromEntries(names.map((name) => [name, v.string()])) as Record<N, v.StringSchema<undefined>>,
  )

/** As typed; what the device keeps of it for a day. */
export const CarDraft = v.object({
  supplier: v.string(),
  state: v.picklist(newCarStates),
  name: v.string(),
  plate: v.string(),
  range: v.picklist(carTypes),
  gearbox: v.picklist(gearboxes),
  fuelType: v.picklist(fuelTypes),
  fuelPolicy: v.picklist(fuelPolicies),
  seats: v.string(),
  doors: v.string(),
  airConditioning: v.boolean(),
  multimedia: v.array(v.picklist(multimediaKinds)),
  /** Empty is unlimited. */
  mileage: v.string(),
  /** Empty is not asked. A draft from before it has none. */
  pricePerExtraKilometre: v.optional(v.string(), ''),
  minimumAge: v.string(),
  locations: v.array(v.string()),
  deposit: v.string(),
  co2: v.string(),
  /** Empty is not offered, 0 is included. */
  extras: texts(allExtras),
  prices: texts(priceNames),
  /** These prices replace those by the day. A draft from before there was the choice has none. */
  usesTariff: v.optional(v.boolean(), false),
  /** The version that the form began with; 0 for a new car. */
  was: v.number(),
})
export type CarDraft = v.InferOutput<typeof CarDraft>

const every = <N extends string>(names: readonly N[], of: (name: N) => string) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<N, string>

/** Drivers find it as soon as it is added; name, price of a day and place are all that is missing. */
export const emptyCar = (): CarDraft => ({
  supplier: '',
  state: 'listed',
  name: '',
  plate: '',
  range: newCar.range,
  gearbox: newCar.gearbox,
  fuelType: newCar.fuelType,
  fuelPolicy: newCar.fuelPolicy,
  seats: String(newCar.seats),
  doors: String(newCar.doors),
  airConditioning: newCar.airConditioning,
  multimedia: [],
  mileage: '',
  pricePerExtraKilometre: '',
  minimumAge: String(newCar.minimumAge),
  locations: [],
  deposit: String(newCar.deposit),
  co2: '',
  extras: every(allExtras, () => ''),
  prices: every(priceNames, () => ''),
  usesTariff: false,
  was: 0,
})

const typed = (value: number | null) => (value === null ? '' : String(value))

/** A car as its form shows it. */
export function draftOfCar(car: StaffCar): CarDraft {
  const { name, range, gearbox, fuelType, fuelPolicy, airConditioning, multimedia, locations } = car
  return {
    supplier: car.supplier._id,
    state: 'unlisted',
    name,
    range,
    gearbox,
    fuelType,
    fuelPolicy,
    airConditioning,
    multimedia,
    locations,
    plate: car.plate === null ? '' : showPlate(car.plate),
    seats: typed(car.seats),
    doors: typed(car.doors),
    mileage: car.mileage === -1 ? '' : typed(car.mileage),
    pricePerExtraKilometre: car.pricePerExtraKilometre ? typed(car.pricePerExtraKilometre) : '',
    minimumAge: typed(car.minimumAge),
    deposit: typed(car.deposit),
    co2: typed(car.co2),
    extras: every(allExtras, (extra) => (car.extras[extra] === -1 ? '' : typed(car.extras[extra]))),
    prices: every(priceNames, (price) => typed(car[price])),
    usesTariff: false,
    was: car.version,
  }
}

/** What no field takes, so that its schema says what is wrong. */
const unreadable = -2

/** Null where nothing is typed. */
const numberOf = (text: string): number | null =>
  text.trim() === '' ? null : (readAmount(text) ?? unreadable)

/** What the form sends; its schema says what of it is wrong. */
function fieldsOf(draft: CarDraft) {
  const { supplier: _supplier, state: _state, was: _was, usesTariff: _usesTariff, prices, ...rest } = draft
  return {
    ...rest,
    plate: draft.plate.trim() === '' ? null : draft.plate,
    seats: numberOf(draft.seats),
    doors: numberOf(draft.doors),
    mileage: numberOf(draft.mileage) ?? -1,
    pricePerExtraKilometre: numberOf(draft.pricePerExtraKilometre) ?? 0,
    minimumAge: numberOf(draft.minimumAge),
    deposit: numberOf(draft.deposit),
    co2: numberOf(draft.co2),
    extras: Object.fromEntries(allExtras.map((extra) => [extra, numberOf(draft.extras[extra]) ?? -1])),
    ...(Object.fromEntries(priceNames.map((price) => [price, numberOf(prices[price])])) as Record<
      PriceName,
      number | null
    >),
  }
}

export type CarProblems = Partial<Record<FieldName | 'supplier' | `extras.${Extra}`, Failure>>

/** The fields as the server takes them, or what is wrong with each. */
export function parseCar(draft: CarDraft): { fields: CarFields | null; problems: CarProblems } {
  return parseDraft(CarFields, fieldsOf(draft))
}

/** The lengths, in days, that owners see what their prices come to. */
export const exampleDays = [1, 3, 7, 30] as const

type Markup = Pick<StaffCar, 'markupPercent' | 'isDateBasedPrice' | 'dateBasedPrices'>

/** What drivers pay for each length from `from` on, by the one rule; null until the prices can be read. */
export function examplesOf(draft: CarDraft, markup: Markup, from: Instant): number[] | null {
  const { dailyPrice, ...prices } = fieldsOf(draft)
  if (
    dailyPrice === null ||
    dailyPrice <= 0 ||
    priceNames.some((name) => prices[name as never] === unreadable)
  )
    return null
  const { markupPercent, dateBasedPrices } = markup
  const isDateBasedPrice = markup.isDateBasedPrice && !draft.usesTariff
  const noExtras = Object.fromEntries(allExtras.map((extra) => [extra, -1])) as Record<Extra, number>
  const tariff = { ...prices, isDateBasedPrice, dateBasedPrices, dailyPrice }
  return exampleDays.map(
    (days) => quote({ tariff, extras: noExtras, markupPercent }, { from, to: from + days * day }).total,
  )
}
