import { describe, expect, it } from 'vitest'
import { draftOfSeason, emptySeason, parseSeason, previewOf, type SeasonDraft } from './season-form.ts'

const draft: SeasonDraft = {
  ...emptySeason,
  name: 'Christmas',
  firstDay: '2027-12-18',
  lastDay: '2028-01-05',
  amount: '20',
}

describe('a season as typed', () => {
  it('is dearer or cheaper by a percentage, or has a price', () => {
    expect(parseSeason(draft).fields).toMatchObject({ dailyPrice: null, percent: 20, cars: null })
    expect(parseSeason({ ...draft, way: 'cheaper' }).fields).toMatchObject({ percent: -20 })
    expect(parseSeason({ ...draft, way: 'price', amount: '60 000' }).fields).toMatchObject({
      dailyPrice: 60_000,
      percent: null,
    })
  })

  it('says what is wrong at its fields', () => {
    expect(parseSeason(emptySeason).problems).toMatchObject({ name: 'required', amount: 'required' })
    expect(parseSeason({ ...draft, amount: '900' }).problems).toEqual({ amount: 'invalid-input' })
    expect(parseSeason({ ...draft, lastDay: '2027-12-01' }).problems).toEqual({ lastDay: 'invalid-input' })
    expect(parseSeason({ ...draft, isForAll: false }).problems).toEqual({ cars: 'required' })
  })

  it('comes back as it was typed', () => {
    const cheaper = { ...draft, way: 'cheaper' as const, isForAll: false, cars: ['one'], was: 3 }
    const { fields } = parseSeason(cheaper)
    const supplier = { _id: '', name: '' }
    expect(draftOfSeason({ ...fields!, _id: 'a', supplier, cars: ['one'], version: 3 })).toEqual(cheaper)
  })
})

it('shows what a day would cost, once that is known', () => {
  expect(previewOf(draft, 45_000)).toBe(54_000)
  expect(previewOf({ way: 'price', amount: '70000' }, 45_000)).toBe(70_000)
  expect([previewOf({ way: 'dearer', amount: '' }, 1), previewOf({ way: 'dearer', amount: 'x' }, 1)]).toEqual(
    [null, null],
  )
})
