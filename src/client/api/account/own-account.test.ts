import { beforeEach, expect, test, vi } from 'vitest'
import { changePassword } from './passwords.ts'
import { deleteAccount, fetchPersonalData } from './personal-data.ts'
import { endSession } from './sessions.ts'

type Answer = { status: number; body?: unknown }
let answer: Answer
let asked: { method: string; path: string; body: unknown }[]

vi.stubGlobal('fetch', async (request: Request) => {
  const text = await request.text()
  asked.push({
    method: request.method,
    path: new URL(request.url).pathname,
    body: text === '' ? undefined : JSON.parse(text),
  })
  return new Response(answer.body === undefined ? null : JSON.stringify(answer.body), {
    status: answer.status,
    headers: { 'content-type': 'application/json' },
  })
})

beforeEach(() => {
  localStorage.clear()
  asked = []
})

test('the password is sent in a body, never in an address', async () => {
  answer = { status: 204 }
  expect(await fetchPersonalData('wouri-2026')).toBeNull()
  expect(await deleteAccount('wouri-2026')).toBe(false)
  expect(await changePassword({ userId: 'amina-ngassa', current: 'wouri-2026', next: 'sanaga-2027' })).toBe(
    false,
  )
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/export',
    'POST /api/delete-account',
    'POST /api/change-password',
  ])
  expect(asked[2]!.body).toMatchObject({ password: 'wouri-2026', newPassword: 'sanaga-2027', strict: true })
})

test('an account with a booking ahead is not deleted, with the reason', async () => {
  answer = { status: 409, body: { code: 'open-bookings' } }
  await expect(deleteAccount('wouri-2026')).rejects.toMatchObject({ code: 'open-bookings' })
})

test('a session that has ended already counts as ended; any other failure is reported', async () => {
  answer = { status: 404, body: { code: 'not-found' } }
  await expect(endSession('phone-of-amina')).resolves.toBeUndefined()
  answer = { status: 500, body: { code: 'unexpected' } }
  await expect(endSession('phone-of-amina')).rejects.toMatchObject({ code: 'unexpected' })
})
