import { expect, test } from 'vitest'
import { startServer } from '#tests/support/server.ts'
import { requestIds } from './request-id.ts'

const given = 'proxy-4f1c.0001:a'
const own = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

test('an id is unique, and reveals nothing about earlier ones', () => {
  const idOf = requestIds(0)
  const ids = Array.from({ length: 1000 }, () => idOf({ headers: {} }))
  expect(new Set(ids).size).toBe(1000)
  expect(ids.every((id) => own.test(id))).toBe(true)
})

test('an id sent by a caller is not used', () => {
  expect(requestIds(0)({ headers: { 'x-request-id': given } })).toMatch(own)
})

test('a trusted proxy names its requests itself, with a name that is one', () => {
  expect(requestIds(1)({ headers: { 'x-request-id': given } })).toBe(given)
  for (const id of [
    '',
    'short',
    'a b c d e f',
    `${given}\u00e9`,
    '"><script>alert(1)',
    'x'.repeat(129),
    `${given}, ${given}`,
  ])
    expect(requestIds(1)({ headers: { 'x-request-id': id } })).toMatch(own)
})

test('an address that cannot be read is answered under the name that the trusted proxy gave', async () => {
  const server = await startServer({}, { trustedHops: 1 })
  const answers = await Promise.all(
    ['/api/user/%zz', '/api/health', '/nope'].map((url) =>
      server.app.inject({ url, headers: { 'x-request-id': given } }),
    ),
  )
  expect(answers.map(({ headers }) => headers['x-request-id'])).toEqual([given, given, given])
  await server.close()
})
