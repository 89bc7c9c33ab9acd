import fc from 'fast-check'
import { expect, test } from 'vitest'
import { standings, type Arrived } from './standing.ts'

const anyRecords: fc.Arbitrary<Arrived[]> = fc
  .array(
    fc.record({
      carId: fc.constantFrom('car', 'other'),
      kind: fc.constantFrom('out', 'back'),
      corrects: fc.option(fc.nat(12)),
    }),
    { maxLength: 12 },
  )
  .map((list) =>
    list.map((each, at) => ({
      ...each,
      id: `${at}`,
      // Only what is there can be corrected.
      corrects: each.corrects === null || each.corrects >= at ? null : `${each.corrects}`,
    })),
  )

test('of each car and kind one is valid, however many arrive and whatever they say to correct', () => {
  fc.assert(
    fc.property(anyRecords, (records) => {
      const standing = standings(records)
      expect(standing.size).toBe(records.length)
      const keysOf = ({ carId, kind }: Arrived) => `${carId} ${kind}`
      const valid = records.filter(({ id }) => standing.get(id) === 'valid').map(keysOf)
      expect(valid.toSorted()).toEqual([...new Set(records.map(keysOf))].toSorted())
      for (const record of records) {
        if (standing.get(record.id) !== 'corrected') continue
        const follows = records.filter(
          (each) =>
            each.corrects === record.id &&
            keysOf(each) === keysOf(record) &&
            standing.get(each.id) !== 'second',
        )
        expect(follows).toHaveLength(1)
      }
    }),
  )
})

test('the first of two stays valid, a correction takes its place, and a second correction of it comes too late', () => {
  const first: Arrived = { id: 'first', carId: 'car', kind: 'out', corrects: null }
  const all = [
    first,
    { ...first, id: 'second' },
    { ...first, id: 'right', corrects: 'first' },
    { ...first, id: 'late', corrects: 'first' },
    { ...first, id: 'back', kind: 'back' as const },
  ]
  expect([...standings(all).values()]).toEqual(['corrected', 'second', 'valid', 'second', 'valid'])
})
