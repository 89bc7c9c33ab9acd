import { expect, test } from 'vitest'
import { draftOfHandover, handoverOf, usualHandover } from './handover-form.ts'

test('what is shown is sent back as it was, own things to look for too', () => {
  const terms = { ...usualHandover, checklist: ['jack', 'Charging cable', 'Second key'], graceMinutes: 30 }
  const draft = draftOfHandover(terms)
  expect([draft.items, draft.otherItems]).toEqual([['jack'], 'Charging cable\nSecond key'])
  expect(handoverOf(draft)).toEqual(terms)
})

test('empty lines and repetitions are nothing, an empty price is none, and an empty number is missing', () => {
  const draft = { ...draftOfHandover(usualHandover), items: [], otherItems: ' Cable \n\nCable' }
  expect(handoverOf({ ...draft, pricePerEighth: ' ', requiredPictures: '' })).toMatchObject({
    checklist: ['Cable'],
    pricePerEighth: 0,
    requiredPictures: undefined,
  })
})
