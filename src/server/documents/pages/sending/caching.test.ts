import { expect, test } from 'vitest'
import { instantOf } from '#domain/rental/period.ts'
import { sharedCaching } from './caching.ts'

test.each([
  ['2026-11-28T12:00', 0, 60, 60],
  ['2026-11-28T23:58', 30, 60, 30],
  ['2026-11-28T23:59', 20, 40, 0],
  ['2026-11-29T00:00', 0, 60, 60],
])(
  'at %s and %i seconds a page may be kept for %i seconds, and shown for %i more',
  (wall, more, fresh, stale) => {
    expect(sharedCaching(instantOf(wall)! + more * 1000)).toBe(
      `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`,
    )
  },
)
