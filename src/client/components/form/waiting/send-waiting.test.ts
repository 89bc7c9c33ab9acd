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
import { deliver } from './deliver.ts'
import { currentOutbox, follow, leaveWaiting, look, tryAgain, withdraw } from './outbox.ts'
import { sendWaiting } from './send-waiting.ts'
import type { Wish } from './wish.ts'

// What it speaks is made by extraction; how it is told is another file's.
vi.mock('#client/i18n/catalogs.ts', () => ({ needMessages: async () => undefined }))
vi.mock('./deliver.ts', () => ({ deliver: vi.fn() }))

const told = vi.mocked(deliver)
const cancel: Wish = { kind: 'cancellation', booking: 'b1', reason: 'My flight was moved.' }
const mails = (wantsMails: boolean): Wish => ({ kind: 'mails', wantsMails })
const sent = () => told.mock.calls.map(([wish]) => wish)

i18n.loadAndActivate({ locale: 'en', messages: {} })

beforeEach(() => {
  storeInMemory()
  localStorage.clear()
  nextEpoch()
  writeStoredUser({ _id: 'amina', language: 'en' })
  openUserStore('amina')
  setQueryClient(new QueryClient())
  told.mockReset().mockResolvedValue(undefined)
  for (const { id } of currentToasts()) dismissToast(id)
})

test('what waits is sent once, whoever asks how often, and nothing waits afterwards', async () => {
  await leaveWaiting(cancel)
  await Promise.all([sendWaiting(), sendWaiting()])
  await sendWaiting()
  expect(sent()).toEqual([cancel])
  expect(await look()).toEqual({})
})

test('it is there after the app was closed, and for nobody else', async () => {
  await leaveWaiting(cancel)
  nextEpoch()
  expect(currentOutbox()).toEqual({})
  expect(Object.values(await look()).map(({ wish }) => wish)).toEqual([cancel])
  openUserStore('jules')
  nextEpoch()
  expect(await look()).toEqual({})
})

test('the last wish about the same thing is the only one', async () => {
  await leaveWaiting(mails(false))
  await leaveWaiting(mails(true))
  await leaveWaiting(cancel)
  await sendWaiting()
  expect(sent()).toEqual([mails(true), cancel])
})

test('what is taken back is not sent', async () => {
  await leaveWaiting(cancel)
  await withdraw('cancellation-b1')
  await sendWaiting()
  expect(sent()).toEqual([])
})

test.each(['offline', 'unavailable', 'too-many-requests'] as const)('%s passes: it goes on waiting', async (code) => {
  told.mockRejectedValueOnce(new CallFailure(code))
  await leaveWaiting(cancel)
  await sendWaiting()
  expect(Object.keys(await look())).toEqual(['cancellation-b1'])
  await sendWaiting()
  expect(sent()).toEqual([cancel, cancel])
  expect(await look()).toEqual({})
})

test('what the server will not have stays, with why, and its person is told; the rest goes out', async () => {
  told.mockImplementation(async ({ kind }) => {
    if (kind === 'cancellation') throw new CallFailure('not-possible-now', { status: 409 })
  })
  await leaveWaiting(cancel)
  await leaveWaiting(mails(true))
  await sendWaiting()
  await sendWaiting()
  expect(sent()).toEqual([cancel, mails(true)])
  expect(await look()).toMatchObject({ 'cancellation-b1': { wish: cancel, problem: 'not-possible-now' } })
  expect(currentToasts()).toContainEqual(expect.objectContaining({ kind: 'error', sticky: true }))

  told.mockResolvedValue(undefined)
  await tryAgain('cancellation-b1')
  await sendWaiting()
  expect(await look()).toEqual({})
})

test('a newer wish made while the older was on its way is sent too', async () => {
  told.mockImplementationOnce(() => leaveWaiting(mails(false)))
  await leaveWaiting(mails(true))
  await new Promise((resolve) => setTimeout(resolve, 2))
  await sendWaiting()
  await sendWaiting()
  expect(sent()).toEqual([mails(true), mails(false)])
  expect(await look()).toEqual({})
})

test('nothing is sent as somebody else, nor after its person has left', async () => {
  await leaveWaiting(cancel)
  await leaveWaiting(mails(true))
  // They leave while the first is on its way.
  told.mockImplementationOnce(async () => {
    nextEpoch()
    openUserStore('jules')
    writeStoredUser({ _id: 'jules', language: 'en' })
  })
  await sendWaiting()
  await sendWaiting()
  expect(sent()).toEqual([cancel])
  expect(currentToasts()).toEqual([])
})

test('what another tab has sent is asked for again here', async () => {
  const client = currentQueryClient()
  client.setQueryData(['bookings', 'one', 'b1'], { cancelRequested: false })
  client.setQueryData(['account', 'amina'], {})
  await leaveWaiting(cancel)
  await currentUserStore().del('draft-outbox')
  await follow()
  expect(client.getQueryState(['bookings', 'one', 'b1'])?.isInvalidated).toBe(true)
  expect(client.getQueryState(['account', 'amina'])?.isInvalidated).toBe(false)
})
