import { expect, test } from 'vitest'
import { stepsFor } from './first-steps.ts'

test('an owner and an admin have their steps, a desk has none', () => {
  expect(stepsFor('admin', { place: true }, false)).toEqual([
    { step: 'place', isDone: true },
    { step: 'supplier', isDone: false },
  ])
  expect(stepsFor('owner', {}, false)?.map(({ step }) => step)).toEqual(['about', 'car', 'photo', 'listed'])
  expect(stepsFor('desk', {}, false)).toBeNull()
})

test('they are over once all are done, and with the first booking', () => {
  expect(stepsFor('admin', { place: true, supplier: true }, false)).toBeNull()
  expect(stepsFor('owner', {}, true)).toBeNull()
})
