import { expect, test } from 'vitest'
import { CallFailure } from '../call-failure.ts'
import { inBatches } from './in-batches.ts'

const ids = Array.from({ length: 120 }, (_, at) => `car-${at}`)

test('what one call does not take goes with the next, in order', async () => {
  const sent: number[] = []
  const answer = await inBatches(ids, async (some) => {
    sent.push(some.length)
    return { done: some, refused: [] }
  })
  expect(sent).toEqual([50, 50, 20])
  expect(answer).toEqual({ done: ids, refused: [] })
})

test('a later failure refuses the rest by name, the first one is thrown', async () => {
  const failing = (after: number) => {
    let calls = 0
    return inBatches(ids, async (some) => {
      if (calls++ === after) throw new CallFailure('offline')
      return { done: some, refused: [] }
    })
  }
  const { done, refused } = await failing(1)
  expect([done.length, refused.length, refused[0]]).toEqual([50, 70, { _id: 'car-50', code: 'offline' }])
  await expect(failing(0)).rejects.toMatchObject({ code: 'offline' })
})
