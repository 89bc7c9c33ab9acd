import { expect, test } from 'vitest'
import { lightest } from './shrink.ts'

const sizes = (...all: number[]) => {
  const asked: number[] = []
  const encode = async (quality: number) => {
    asked.push(quality)
    return { size: all[asked.length - 1] ?? all.at(-1)! }
  }
  return { asked, encode }
}

test('a picture that is light at once keeps its quality', async () => {
  const { asked, encode } = sizes(240_000)
  expect(await lightest(encode)).toEqual({ size: 240_000 })
  expect(asked).toEqual([0.8])
})

test('a heavy one loses quality until it is light', async () => {
  const { asked, encode } = sizes(600_000, 400_000, 250_000)
  expect(await lightest(encode)).toEqual({ size: 250_000 })
  expect(asked).toEqual([0.8, 0.7, 0.6])
})

test('one that stays heavy is taken all the same', async () => {
  const { asked, encode } = sizes(900_000)
  await lightest(encode)
  expect(asked).toHaveLength(5)
})
