import { expect, test } from 'vitest'
import type { StaffCarRow } from '#contract/staff/fleet/cars.ts'
import { bulkCarStates, carStates } from '#domain/car/state.ts'
import { carsFor } from './car-bulk.ts'

test('an act is about the cars that it changes; a retired car comes back by itself', () => {
  const rows = carStates.map((state) => ({ _id: state, state }) as StaffCarRow)
  const changed = bulkCarStates.map((state) => [state, carsFor(state, rows).map(({ _id }) => _id)])
  expect(Object.fromEntries(changed)).toEqual({
    listed: ['coming-soon', 'unlisted'],
    unlisted: ['listed', 'coming-soon'],
    retired: ['listed', 'coming-soon', 'unlisted'],
  })
})
