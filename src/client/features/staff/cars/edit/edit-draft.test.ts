import { expect, test } from 'vitest'
import { emptyEdit, parseEdit, type EditDraft } from './edit-draft.ts'

test.each<[draft: Partial<EditDraft>, edit: object | null]>([
  [{ way: 'percent-more', amount: '10' }, { prices: { kind: 'percent', percent: 10 } }],
  [{ way: 'percent-less', amount: '10' }, { prices: { kind: 'percent', percent: -10 } }],
  [{ way: 'sum-less', amount: '5 000' }, { prices: { kind: 'sum', sum: -5000 } }],
  [{ way: 'percent-less', amount: '95' }, null],
  [{ amount: '' }, null],
  [{ amount: '0' }, null],
  [{ subject: 'deposit', amount: '150k' }, { deposit: 150_000 }],
  [{ subject: 'deposit', amount: 'cher' }, null],
  [{ subject: 'mileage', amount: '' }, { mileage: -1 }],
  [{ subject: 'mileage', amount: '250' }, { mileage: 250 }],
  [{ subject: 'extras', extra: 'fullInsurance', amount: '' }, { extras: { fullInsurance: -1 } }],
  [{ subject: 'extras', extra: 'fullInsurance', amount: '0' }, { extras: { fullInsurance: 0 } }],
  [{ subject: 'minimumAge', amount: '17' }, null],
  [{ subject: 'locations', places: [] }, null],
  [
    { subject: 'locations', placeAct: 'remove', places: ['kribi'] },
    { places: { act: 'remove', ids: ['kribi'] } },
  ],
  [{ subject: 'state', state: 'coming-soon' }, { state: 'coming-soon' }],
])('%j is %j', (draft, edit) => {
  expect(parseEdit({ ...emptyEdit, ...draft })).toEqual(edit)
})
