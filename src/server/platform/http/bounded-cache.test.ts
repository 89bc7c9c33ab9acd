import { expect, test } from 'vitest'
import { boundedCache } from './bounded-cache.ts'

test('what was put in longest ago goes when there is too much', () => {
  const cache = boundedCache<string>(10, (text) => text.length)
  cache.set('a', '1234')
  cache.set('b', '1234')
  cache.set('a', '12345')
  cache.set('c', '1234')
  expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual(['12345', undefined, '1234'])
})

test('what is larger than the bound is not held, and takes nothing with it later', () => {
  const cache = boundedCache<string>(4, (text) => text.length)
  cache.set('a', '12345')
  expect(cache.get('a')).toBeUndefined()
  cache.set('b', '1234')
  cache.delete('b')
  cache.delete('b')
  cache.set('c', '1234')
  expect(cache.get('c')).toBe('1234')
  cache.clear()
  cache.set('d', '1234')
  expect([cache.get('c'), cache.get('d')]).toEqual([undefined, '1234'])
})
