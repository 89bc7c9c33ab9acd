import { expect, test } from 'vitest'
import { shareRoom } from './desk-room.ts'

test.each([
  ['a full day shows the first of each list', [5, 3, 4, 7], 4, [1, 1, 1, 1]],
  ['room that is left goes to the first lists', [5, 3, 4, 7], 6, [2, 2, 1, 1]],
  ['a quiet day shows all', [0, 1, 1, 0], 4, [0, 1, 1, 0]],
  ['what one list does not need, another has', [0, 6, 1, 0], 4, [0, 3, 1, 0]],
  ['no list is left without its first', [1, 1, 1], 2, [1, 1, 1]],
  ['where there is no end of room, nothing is left out', [5, 30], Infinity, [5, 30]],
  ['nothing', [], 4, []],
])('%s', (_, counts, room, shown) => {
  expect(shareRoom(counts, room)).toEqual(shown)
})
