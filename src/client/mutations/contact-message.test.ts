import { beforeEach, describe, expect, test, vi } from 'vitest'
import { CallFailure } from '#client/api/call-failure.ts'
import { sendMessage } from '#client/api/site/contact.ts'
import { carryDrafts } from '#client/storage/draft.ts'
import { storeInMemory } from '#client/storage/memory-store.ts'
import { guest, openUserStore, userStore } from '#client/storage/user-store.ts'
import { nextEpoch } from '#client/api/epoch.ts'
import { currentMessage, loadMessage, queueMessage, saveDraft, startAnother } from './contact-message.ts'
import { sendNow, syncMessage, withdrawMessage } from './sync-contact-message.ts'

vi.mock('#client/api/site/contact.ts', () => ({ sendMessage: vi.fn() }))

const typed = { email: 'visitor@wouri.example', subject: 'A wedding', message: 'Have you a white saloon? ' }
const message = { from: 'visitor@wouri.example', subject: 'A wedding', message: 'Have you a white saloon?' }
const send = vi.mocked(sendMessage)
const failing = (code: ConstructorParameters<typeof CallFailure>[0]) =>
  send.mockRejectedValueOnce(new CallFailure(code))

/** As after closing the app and opening it again. */
async function reload() {
  nextEpoch()
  expect(currentMessage().state).toBe('loading')
  await loadMessage()
}

beforeEach(async () => {
  storeInMemory()
  openUserStore(null)
  send.mockReset()
  send.mockResolvedValue(undefined)
  nextEpoch()
  await loadMessage()
})

test('a message being typed is there again after a reload, and is not sent', async () => {
  await saveDraft(typed)
  await reload()
  expect(currentMessage()).toMatchObject({ state: 'editing', message: typed })
  expect(await syncMessage()).toBe(false)
  expect(send).not.toHaveBeenCalled()
})

test('an emptied form leaves nothing behind', async () => {
  await saveDraft(typed)
  await saveDraft({ ...typed, subject: ' ', message: '' })
  await reload()
  expect(currentMessage()).toMatchObject({ state: 'editing', message: null })
})

test('a message that went out at once is gone from the device', async () => {
  await saveDraft(typed)
  await sendNow(typed)
  expect(send).toHaveBeenCalledExactlyOnceWith(message)
  expect(currentMessage()).toEqual({ state: 'sent' })
  await reload()
  expect(currentMessage()).toMatchObject({ state: 'editing', message: null })
})

test('a message that did not go out is kept as typed', async () => {
  await saveDraft(typed)
  failing('offline')
  await expect(sendNow(typed)).rejects.toThrow('offline')
  await reload()
  expect(currentMessage()).toMatchObject({ state: 'editing', message: typed })
})

describe('a pending message', () => {
  beforeEach(() => queueMessage(typed))

  test('is still pending after a reload', async () => {
    await reload()
    expect(currentMessage()).toMatchObject({ state: 'pending', message: typed, problem: null })
  })

  test('is sent once, however often it is tried at the same time', async () => {
    const outcomes = await Promise.all([syncMessage(), syncMessage(), syncMessage()])
    expect(outcomes).toEqual([true, false, false])
    expect(send).toHaveBeenCalledExactlyOnceWith(message)
    expect(currentMessage()).toEqual({ state: 'sent' })
    await reload()
    expect(currentMessage()).toMatchObject({ state: 'editing', message: null })
  })

  test.each(['offline', 'unavailable', 'too-many-requests', 'unexpected'] as const)(
    'stays pending when it is %s',
    async (code) => {
      failing(code)
      expect(await syncMessage()).toBe(false)
      expect(currentMessage()).toMatchObject({ state: 'pending', message: typed, problem: code })
      expect(await syncMessage()).toBe(true)
    },
  )

  test('goes back to its writer when the server refuses it', async () => {
    failing('recaptcha-refused')
    expect(await syncMessage()).toBe(false)
    expect(currentMessage()).toMatchObject({ state: 'editing', message: typed, problem: 'recaptcha-refused' })
    expect(await syncMessage()).toBe(false)
    expect(send).toHaveBeenCalledTimes(1)
  })

  test('can be withdrawn, and is a draft again', async () => {
    expect(await withdrawMessage()).toBe(true)
    expect(await syncMessage()).toBe(false)
    expect(send).not.toHaveBeenCalled()
    await reload()
    expect(currentMessage()).toMatchObject({ state: 'editing', message: typed })
  })

  test('cannot be withdrawn once it is on its way', async () => {
    const [isSent, isBack] = await Promise.all([syncMessage(), withdrawMessage()])
    expect([isSent, isBack]).toEqual([true, false])
    expect(currentMessage()).toEqual({ state: 'sent' })
  })

  test('shows as sent when another tab has sent it', async () => {
    await userStore(guest).erase()
    expect(await syncMessage()).toBe(false)
    expect(currentMessage()).toEqual({ state: 'sent' })
  })

  test('is kept when its writer signs in, and is not left for the next person after a sign-out', async () => {
    await carryDrafts(guest, 'amina-ngassa')
    openUserStore('amina-ngassa')
    await reload()
    expect(currentMessage()).toMatchObject({ state: 'pending', message: typed })
    await userStore('amina-ngassa').erase()
    openUserStore(null)
    await reload()
    expect(currentMessage()).toMatchObject({ state: 'editing', message: null })
    expect(await syncMessage()).toBe(false)
  })

  test('that fails after its writer signed out is not left on the device', async () => {
    openUserStore('amina-ngassa')
    await queueMessage(typed)
    send.mockImplementationOnce(async () => {
      nextEpoch()
      await userStore('amina-ngassa').erase()
      openUserStore('jules-mbarga')
      throw new CallFailure('recaptcha-refused')
    })
    await syncMessage()
    expect(currentMessage().state).toBe('loading')
    await loadMessage()
    expect(currentMessage()).toMatchObject({ state: 'editing', message: null })
  })

  test('makes room for another one after it went out', async () => {
    await syncMessage()
    await startAnother()
    expect(currentMessage()).toEqual({ state: 'editing', message: null, problem: null })
  })
})
