import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { getBooking, type Booking } from '#contract/bookings/bookings.ts'
import { getUser } from '#contract/account/account.ts'
import { storeInMemory } from '#client/storage/memory-store.ts'
import { setQueryClient } from '#client/api/query-client.ts'
import { currentEpoch } from '#client/api/epoch.ts'
import { sendRequest } from './send-request.ts'

vi.mock('#client/i18n/language.ts', () => ({ currentLanguage: () => 'en' }))
// The answers' shapes are the contract's own tests' affair.
vi.mock('valibot', async (original) => {
  const actual = await original<typeof import('valibot')>()
  const isAnswer = (schema: unknown) => schema === getBooking.response || schema === getUser.response
  return {
    ...actual,
    safeParse: (schema: never, value: unknown) =>
      isAnswer(schema) ? { success: true, output: value } : actual.safeParse(schema, value),
  }
})

let booking: Partial<Booking>
let refused: boolean
let posted: [path: string, body: unknown][]

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

vi.stubGlobal('fetch', async (request: Request) => {
  const { pathname } = new URL(request.url, 'http://localhost')
  if (request.method === 'POST') posted.push([pathname, await request.json()])
  if (pathname.endsWith('/cancellation-request'))
    return refused ? json({ code: 'not-possible-now' }, 409) : new Response(null)
  if (pathname.startsWith('/api/user/')) return json({ _id: 'amina', fullName: 'Amina Today' })
  if (pathname.startsWith('/api/bookings/')) return json(booking)
  return new Response(null)
})

const cancel = { kind: 'cancellation', booking: 'b1', reason: '' } as const

beforeEach(() => {
  storeInMemory()
  setQueryClient(new QueryClient())
  booking = { _id: 'b1', status: 'reserved', cancelRequested: true }
  refused = false
  posted = []
})

test('a cancellation that was asked already, or is cancelled by now, is done', async () => {
  refused = true
  await expect(sendRequest(cancel, 'amina', currentEpoch())).resolves.toBeUndefined()
  booking = { ...booking, cancelRequested: false, status: 'cancelled' }
  await expect(sendRequest(cancel, 'amina', currentEpoch())).resolves.toBeUndefined()
})

test('one that cannot be asked any more is refused', async () => {
  refused = true
  booking = { ...booking, cancelRequested: false }
  await expect(sendRequest(cancel, 'amina', currentEpoch())).rejects.toMatchObject({
    code: 'not-possible-now',
  })
})

test('details go out with the name of today, not with the one of the day they were typed', async () => {
  await sendRequest({ kind: 'profile', changes: { location: 'Kribi' } }, 'amina', currentEpoch())
  expect(posted).toEqual([['/api/update-user', { _id: 'amina', fullName: 'Amina Today', location: 'Kribi' }]])
})
