import { expect, test } from 'vitest'
import { readSearchParams } from '../search-params.ts'
import { isComparing, withToggled } from './compared.ts'

const read = (address: Record<string, string>) => readSearchParams(address)

test('two or three cars in the address are compared, each once', () => {
  expect(read({ cmp: 'a,b,a', vs: '1' })).toMatchObject({ cmp: ['a', 'b'], vs: '1' })
  expect(isComparing(read({ cmp: 'a,b', vs: '1' }))).toBe(true)
  expect(isComparing(read({ cmp: 'a,b' }))).toBe(false)
  expect(isComparing(read({ cmp: 'a', vs: '1' }))).toBe(false)
  expect(isComparing(read({ cmp: 'a,b', vs: '1', car: 'a' }))).toBe(false)
})

test.each([['a,b,c,d'], [''], ['<script>,b']])('"%s" is no choice of cars', (cmp) => {
  expect(read({ cmp, vs: '1' }).cmp).toBeUndefined()
})

test('a car is chosen and taken away; a fourth is not taken', () => {
  const three = ['a', 'b', 'c'].reduce(withToggled, read({}))
  expect(three.cmp).toEqual(['a', 'b', 'c'])
  expect(withToggled(three, 'd').cmp).toEqual(['a', 'b', 'c'])
  expect(withToggled(three, 'b').cmp).toEqual(['a', 'c'])
})

test('a comparison with too few cars closes', () => {
  const three = read({ cmp: 'a,b,c', vs: '1' })
  const two = withToggled(three, 'c')
  expect(two.vs).toBe('1')
  expect(withToggled(two, 'b')).toMatchObject({ cmp: ['a'], vs: undefined })
  expect(withToggled(withToggled(two, 'b'), 'a').cmp).toBeUndefined()
})
