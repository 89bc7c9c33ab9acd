// One car as a change of many leaves it, held against the schema of the car's form.

import type { Selectable } from 'kysely'
import * as v from 'valibot'
import type { CarChange, CarEdit } from '#contract/staff/fleet/car-edits.ts'
import { CarFields } from '#contract/staff/fleet/car-fields.ts'
import { editCar } from '#domain/car/edit-cars.ts'
import type { CarState } from '#domain/car/state.ts'
import type { Failure } from '#domain/failure.ts'
import type { CarsTable } from '#server/platform/db/tables/car-tables.ts'
import { fieldsOfRow, stateOfRow } from '#server/trade/fleet/car-columns.ts'

export type CarRow = Omit<Selectable<CarsTable>, 'busy'>
export type CarAsEdited = CarFields & { state: CarState }

export const asEdited = (row: CarRow): CarAsEdited => ({ ...fieldsOfRow(row), state: stateOfRow(row) })

/** The car after the change, or why it stays: a retired one is brought back by itself, a price needs its bounds, a car a place. */
export function editedCar(row: CarRow, edit: CarEdit): { after: CarAsEdited } | { refused: Failure } {
  const before = asEdited(row)
  if (before.state === 'retired') return { refused: 'not-possible-now' }
  const after = editCar({ ...before, extras: { ...before.extras } }, edit)
  const parsed = v.safeParse(CarFields, after)
  return parsed.success ? { after: { ...parsed.output, state: after.state } } : { refused: 'invalid-input' }
}

/** The fields that differ, each with both values. */
export function changesOf(before: CarAsEdited, after: CarAsEdited): CarChange[] {
  const [one, other] = [flat(before), flat(after)]
  return Object.keys(other)
    .filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]))
    .map((field) => ({ field, before: one[field] ?? null, after: other[field] ?? null }))
}

function flat(car: CarAsEdited): Record<string, CarChange['before'] | undefined> {
  const { extras, airConditioning: _airConditioning, ...fields } = car
  const prices = Object.entries(extras).map(([extra, price]) => [`extras.${extra}`, price] as const)
  return { ...fields, ...Object.fromEntries(prices) }
}

/** Some fields as they were, put back over what the car is now. */
export function restored(now: CarAsEdited, before: Readonly<Record<string, unknown>>): CarAsEdited {
  const car = { ...now, extras: { ...now.extras } }
  for (const [field, value] of Object.entries(before)) {
    const [part, extra] = field.split('.')
    if (extra === undefined) Object.assign(car, { [part!]: value })
    else Object.assign(car.extras, { [extra]: value })
  }
  return car
}
