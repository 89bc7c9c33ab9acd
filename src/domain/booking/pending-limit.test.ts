import { expect, test } from 'vitest'
import { mayHoldOneMore } from './pending-limit.ts'

test.each([
  ['nothing yet', 0, 0, 0, true],
  ['a fifth of a person', 4, 0, 2, true],
  ['a sixth of a person', 5, 0, 0, false],
  ['a third of a device', 0, 2, 0, true],
  ['a fourth of a device, no matter who drives', 0, 3, 0, false],
  ['a fourth hold', 0, 0, 3, false],
])('%s', (_, byDriver, byDevice, holds, may) => {
  expect(mayHoldOneMore({ byDriver, byDevice, holds })).toBe(may)
})
