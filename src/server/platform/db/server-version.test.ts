import { expect, test } from 'vitest'
import { refusalOf } from './server-version.ts'

test('a PostgreSQL before 17 is refused with a sentence that names both versions', () => {
  expect(refusalOf(160_009)).toBe('PostgreSQL 17 or newer is needed: this database is PostgreSQL 16.')
  expect(refusalOf(170_000)).toBeNull()
  expect(refusalOf(180_004)).toBeNull()
})
