import { expect, test } from 'vitest'
import { minute } from '../rental/period.ts'
import { isClockOff } from './clock.ts'
import { newDamages, type Damage } from './damage.ts'
import { isLevel } from './level.ts'

const scratch: Damage = { id: 'one', kind: 'scratch', size: 'coin', zone: 'left' }

test('marks that were known are not new', () => {
  const dent: Damage = { id: 'two', kind: 'dent', size: 'hand', zone: 'roof' }
  expect(newDamages([{ id: 'one' }], [dent, scratch])).toEqual([dent])
})

test('a level is whole and between empty and full', () => {
  const levels = [0, 8, 9, -1, 0.5].map((value) => isLevel({ unit: 'eighths', value }))
  expect(levels).toEqual([true, true, false, false, false])
  expect([100, 101].map((value) => isLevel({ unit: 'percent', value }))).toEqual([true, false])
})

test('a clock may be five minutes ahead or behind', () => {
  const now = 1_796_000_000_000
  const off = [-5 * minute - 1, -5 * minute, 0, 5 * minute, 5 * minute + 1]
  expect(off.map((by) => isClockOff(now + by, now))).toEqual([true, false, false, false, true])
})
