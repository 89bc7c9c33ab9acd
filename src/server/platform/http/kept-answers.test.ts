import { expect, test } from 'vitest'
import { keepAnswers } from './kept-answers.ts'

const clock = { now: 0 }
const kept = () => keepAnswers<number>({ age: 60, most: 2, now: () => clock.now })

test('who asks while an answer is made waits for the same, and the next one gets it too', async () => {
  const answers = kept()
  const made = Promise.withResolvers<number>()
  let times = 0
  const make = () => {
    times += 1
    return made.promise
  }
  const asked = [answers.share('places', make), answers.share('places', make)]
  made.resolve(7)
  expect(await Promise.all([...asked, answers.share('places', make)])).toEqual([7, 7, 7])
  expect(times).toBe(1)
})

test('an old answer is given out once more while a new one is made, also when that fails', async () => {
  const answers = kept()
  await answers.share('places', async () => 1)
  clock.now += 60
  expect(answers.find('places')).toBeUndefined()
  const failing = async () => {
    throw new Error('the database is away')
  }
  expect(await answers.share('places', failing)).toBe(1)
  await new Promise(setImmediate)
  expect(await answers.share('places', async () => 2)).toBe(1)
  await new Promise(setImmediate)
  expect(await answers.share('places', async () => 3)).toBe(2)
})

test('the oldest answer makes room', () => {
  const answers = kept()
  for (const [number, key] of ['a', 'b', 'c'].entries()) answers.keep(key, number)
  expect(['a', 'b', 'c'].map((key) => answers.find(key))).toEqual([undefined, 1, 2])
})

test('without an age nothing is kept', async () => {
  const answers = keepAnswers<number>({ age: 0, most: 2, now: () => clock.now })
  await answers.share('places', async () => 1)
  expect(await answers.share('places', async () => 2)).toBe(2)
})

test('an answer that was forgotten while it was made is not kept', async () => {
  const answers = kept()
  const made = Promise.withResolvers<number>()
  const asked = answers.share('places', () => made.promise)
  answers.forget()
  made.resolve(1)
  expect(await asked).toBe(1)
  expect(await answers.share('places', async () => 2)).toBe(2)
})
