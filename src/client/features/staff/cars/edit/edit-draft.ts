// A change of many cars as it is typed, and what the server takes.

import * as v from 'valibot'
import { CarEdit } from '#contract/staff/fleet/car-edits.ts'
import type { PlaceAct } from '#domain/car/edit-cars.ts'
import type { CarState } from '#domain/car/state.ts'
import type { Extra } from '#domain/rental/extras.ts'
import { readAmount } from '#client/components/staff/typed-amount.ts'

export const editSubjects = [
  'prices',
  'deposit',
  'locations',
  'extras',
  'mileage',
  'pricePerExtraKilometre',
  'minimumAge',
  'state',
] as const
export type EditSubject = (typeof editSubjects)[number]

/** The number pads of phones have no sign. */
export const priceWays = ['percent-more', 'percent-less', 'sum-more', 'sum-less'] as const
export type PriceWay = (typeof priceWays)[number]

export type EditDraft = {
  subject: EditSubject
  way: PriceWay
  /** What is typed for the subject. */
  amount: string
  placeAct: PlaceAct
  places: string[]
  extra: Extra
  state: Exclude<CarState, 'retired'>
}

export const emptyEdit: EditDraft = {
  subject: 'prices',
  way: 'percent-more',
  amount: '',
  placeAct: 'add',
  places: [],
  extra: 'cancellation',
  state: 'listed',
}

/** Percent may have a decimal nowhere: whole ones, as of seasons. */
function moveOf(way: PriceWay, amount: number): CarEdit['prices'] {
  const signed = way.endsWith('less') ? -amount : amount
  return way.startsWith('percent') ? { kind: 'percent', percent: signed } : { kind: 'sum', sum: signed }
}

function written({ subject, amount: typed, ...draft }: EditDraft): unknown {
  const amount = readAmount(typed) ?? Number.NaN
  switch (subject) {
    case 'prices':
      return { prices: moveOf(draft.way, amount) }
    case 'locations':
      return { places: { act: draft.placeAct, ids: draft.places } }
    case 'extras':
      return { extras: { [draft.extra]: typed.trim() === '' ? -1 : amount } }
    case 'mileage':
      return { mileage: typed.trim() === '' ? -1 : amount }
    case 'state':
      return { state: draft.state }
    default:
      return { [subject]: amount }
  }
}

/** The change, or null as long as it cannot be read or is out of bounds. */
export function parseEdit(draft: EditDraft): CarEdit | null {
  const parsed = v.safeParse(CarEdit, written(draft))
  return parsed.success ? parsed.output : null
}
