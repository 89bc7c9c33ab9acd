import { i18n } from '@lingui/core'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { CallFailure } from '#client/api/call-failure.ts'
import { storeInMemory } from '#client/storage/memory-store.ts'
import { setQueryClient, currentQueryClient } from '#client/api/query-client.ts'
import { currentUserStore, openUserStore } from '#client/storage/user-store.ts'
import { nextEpoch } from '#client/api/epoch.ts'
import { writeStoredUser } from '#client/storage/stored-user.ts'
import { currentToasts, dismissToast } from '#client/ui/Toast/toast.ts'
import { queueRequest, requestQueue, retryRequest, withdrawRequest, type PendingRequest } from './requests.ts'
import { sendRequest } from './send-request.ts'
import { syncRequests } from './sync-requests.ts'

// The catalogs are made by extraction; how a request is sent is another file's.
vi.mock('#client/i18n/catalogs.ts', () => ({ needMessages: async () => undefined }))
vi.mock('./send-request.ts', () => ({ sendRequest: vi.fn() }))

const sendNow = vi.mocked(sendRequest)
const cancel: PendingRequest = { kind: 'cancellation', booking: 'b1', reason: 'My flight was moved.' }
const mails = (wantsMails: boolean): PendingRequest => ({ kind: 'mails', wantsMails })
const sent = () => sendNow.mock.calls.map(([request]) => request)
const current = () => requestQueue.current().entries
async function stored() {
  await requestQueue.refresh()
  return current()
}

i18n.loadAndActivate({ locale: 'en', messages: {} })

beforeEach(() => {
  storeInMemory()
  localStorage.clear()
  nextEpoch()
  writeStoredUser({ _id: 'amina', language: 'en' })
  openUserStore('amina')
  setQueryClient(new QueryClient())
  sendNow.mockReset().mockResolvedValue(undefined)
  for (const { id } of currentToasts()) dismissToast(id)
})

test('a pending request is sent once, however often sync runs, and nothing is pending afterwards', async () => {
  await queueRequest(cancel)
  await Promise.all([syncRequests(), syncRequests()])
  await syncRequests()
  expect(sent()).toEqual([cancel])
  expect(await stored()).toEqual({})
})

test('it is there after the app was closed, only for its own person', async () => {
  await queueRequest(cancel)
  nextEpoch()
  expect(current()).toEqual({})
  expect(Object.values(await stored()).map(({ request }) => request)).toEqual([cancel])
  openUserStore('jules')
  nextEpoch()
  expect(await stored()).toEqual({})
})

test('the last request about the same thing is the only one', async () => {
  await queueRequest(mails(false))
  await queueRequest(mails(true))
  await queueRequest(cancel)
  await syncRequests()
  expect(sent()).toEqual([mails(true), cancel])
})

test('a withdrawn request is not sent', async () => {
  await queueRequest(cancel)
  await withdrawRequest('cancellation-b1')
  await syncRequests()
  expect(sent()).toEqual([])
})

test.each(['offline', 'unavailable', 'too-many-requests'] as const)(
  '%s passes: it stays pending',
  async (code) => {
    sendNow.mockRejectedValueOnce(new CallFailure(code))
    await queueRequest(cancel)
    await syncRequests()
    expect(Object.keys(await stored())).toEqual(['cancellation-b1'])
    await syncRequests()
    expect(sent()).toEqual([cancel, cancel])
    expect(await stored()).toEqual({})
  },
)

test('a refused request stays with its reason, and its person is shown it; the rest is sent', async () => {
  sendNow.mockImplementation(async ({ kind }) => {
    if (kind === 'cancellation') throw new CallFailure('not-possible-now', { status: 409 })
  })
  await queueRequest(cancel)
  await queueRequest(mails(true))
  await syncRequests()
  await syncRequests()
  expect(sent()).toEqual([cancel, mails(true)])
  expect(await stored()).toMatchObject({
    'cancellation-b1': { request: cancel, problem: 'not-possible-now' },
  })
  expect(currentToasts()).toContainEqual(expect.objectContaining({ kind: 'error', sticky: true }))

  sendNow.mockResolvedValue(undefined)
  await retryRequest('cancellation-b1')
  await syncRequests()
  expect(await stored()).toEqual({})
})

test('a newer request made while the older was on its way is sent too', async () => {
  sendNow.mockImplementationOnce(() => queueRequest(mails(false)))
  await queueRequest(mails(true))
  await new Promise((resolve) => setTimeout(resolve, 2))
  await syncRequests()
  await syncRequests()
  expect(sent()).toEqual([mails(true), mails(false)])
  expect(await stored()).toEqual({})
})

test('nothing is sent as somebody else, nor after its person has left', async () => {
  await queueRequest(cancel)
  await queueRequest(mails(true))
  // They leave while the first is on its way.
  sendNow.mockImplementationOnce(async () => {
    nextEpoch()
    openUserStore('jules')
    writeStoredUser({ _id: 'jules', language: 'en' })
  })
  await syncRequests()
  await syncRequests()
  expect(sent()).toEqual([cancel])
  expect(currentToasts()).toEqual([])
})

test('what a guest said without a network is sent too', async () => {
  const landed: PendingRequest = { kind: 'arrival', booking: 'b1', news: 'landed' }
  localStorage.clear()
  openUserStore(null)
  nextEpoch()
  await queueRequest(landed)
  await syncRequests()
  expect(sent()).toEqual([landed])
  expect(await stored()).toEqual({})
})

test('data changed by another tab’s request is refetched here', async () => {
  const client = currentQueryClient()
  client.setQueryData(['bookings', 'one', 'b1'], { cancelRequested: false })
  client.setQueryData(['account', 'amina'], {})
  await queueRequest(cancel)
  await currentUserStore().del('draft-mutations-requests')
  const other = new BroadcastChannel('wouri-mutations')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin, only windows do
  other.postMessage({ kind: 'requests', person: 'amina' })
  await vi.waitFor(() => expect(current()).toEqual({}))
  other.close()
  expect(client.getQueryState(['bookings', 'one', 'b1'])?.isInvalidated).toBe(true)
  expect(client.getQueryState(['account', 'amina'])?.isInvalidated).toBe(false)
})
