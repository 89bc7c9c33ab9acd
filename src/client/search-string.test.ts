import { describe, expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './search-string.ts'

describe('the search part of an address', () => {
  test('is legible: lists by commas, times and paths as they are', () => {
    expect(
      stringifySearch({
        pl: 'douala-airport',
        from: '2026-08-21T09:00',
        rg: ['mini', 'midi'],
        next: '/booking',
      }),
    ).toBe('?pl=douala-airport&from=2026-08-21T09:00&rg=mini,midi&next=/booking')
  })

  test('says numbers and claims plainly, and nothing of what has no value', () => {
    expect(stringifySearch({ page: 2, saved: true, car: undefined, sort: null, rg: [] })).toBe(
      '?page=2&saved=true',
    )
    expect(stringifySearch({ car: undefined })).toBe('')
  })

  test('never turns a value into another kind', () => {
    expect(parseSearch('?b=20260821&x=true&q=%7B%22a%22%3A1%7D')).toEqual({
      b: '20260821',
      x: 'true',
      q: '{"a":1}',
    })
  })

  test('survives the way out and back', () => {
    const values = { q: 'Yaoundé & Kribi = 100%', next: '/booking?b=1#top', rg: 'mini,midi' }
    expect(parseSearch(stringifySearch(values))).toEqual(values)
  })
})
