import { describe, expect, it } from 'vitest'
import {
  atFields,
  draftOfSeason,
  emptySeason,
  parseSeason,
  previewOf,
  type SeasonDraft,
} from './season-form.ts'

const draft: SeasonDraft = {
  ...emptySeason,
  name: 'Christmas',
  firstDay: '2027-12-18',
  lastDay: '2028-01-05',
  amount: '20',
}

describe('a season as typed', () => {
  it('is dearer or cheaper by a percentage, or has a price', () => {
    expect(parseSeason(draft).fields).toMatchObject({
      amount: { kind: 'percent', percent: 20 },
      cars: null,
    })
    expect(parseSeason({ ...draft, way: 'cheaper' }).fields).toMatchObject({
      amount: { percent: -20 },
    })
    expect(parseSeason({ ...draft, way: 'price', amount: '60 000' }).fields).toMatchObject({
      amount: { kind: 'price', dailyPrice: 60_000 },
    })
  })

  it('says what is wrong at its fields', () => {
    expect(atFields(parseSeason(emptySeason).problems)).toMatchObject({
      name: 'required',
      amount: 'required',
    })
    expect(atFields(parseSeason({ ...draft, amount: '900' }).problems)).toEqual({ amount: 'invalid-input' })
    expect(atFields(parseSeason({ ...draft, lastDay: '2027-12-01' }).problems)).toEqual({
      lastDay: 'invalid-input',
    })
    expect(atFields(parseSeason({ ...draft, isForAll: false }).problems)).toEqual({ cars: 'required' })
  })

  it('comes back as it was typed', () => {
    const cheaper = { ...draft, way: 'cheaper' as const, isForAll: false, cars: ['one'], was: 3 }
    const { name, firstDay, lastDay, cars } = cheaper
    const kept = { name, firstDay, lastDay, cars, dailyPrice: null, percent: -20, version: 3 }
    expect(draftOfSeason({ ...kept, _id: 'a', supplier: { _id: '', name: '' } })).toEqual(cheaper)
  })
})

it('shows what a day would cost, once that is known', () => {
  expect(previewOf(draft, 45_000)).toBe(54_000)
  expect(previewOf({ way: 'price', amount: '70000' }, 45_000)).toBe(70_000)
  expect([previewOf({ way: 'dearer', amount: '' }, 1), previewOf({ way: 'dearer', amount: 'x' }, 1)]).toEqual(
    [null, null],
  )
})
