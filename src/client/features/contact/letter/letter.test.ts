import { beforeEach, describe, expect, test, vi } from 'vitest'
import { CallFailure } from '#client/api/call-failure.ts'
import { sendMessage } from '#client/api/contact.ts'
import { carryDrafts } from '#client/storage/draft.ts'
import { storeInMemory } from '#client/storage/memory-store.ts'
import { guest, openUserStore, userStore } from '#client/storage/user-store.ts'
import { nextEpoch } from '#client/api/epoch.ts'
import { currentDesk, keepTyped, layOut, leaveWaiting, writeAnother } from './desk.ts'
import { sendNow, sendWaiting, withdraw } from './send-letter.ts'

vi.mock('#client/api/contact.ts', () => ({ sendMessage: vi.fn() }))

const typed = { email: 'visitor@wouri.example', subject: 'A wedding', message: 'Have you a white saloon? ' }
const message = { from: 'visitor@wouri.example', subject: 'A wedding', message: 'Have you a white saloon?' }
const send = vi.mocked(sendMessage)
const failing = (code: ConstructorParameters<typeof CallFailure>[0]) => send.mockRejectedValueOnce(new CallFailure(code))

/** As after closing the app and opening it again. */
async function reload() {
  nextEpoch()
  expect(currentDesk().state).toBe('reading')
  await layOut()
}

beforeEach(async () => {
  storeInMemory()
  openUserStore(null)
  send.mockReset()
  send.mockResolvedValue(undefined)
  nextEpoch()
  await layOut()
})

test('what is being typed is there again after a reload, and is sent by nobody', async () => {
  await keepTyped(typed)
  await reload()
  expect(currentDesk()).toMatchObject({ state: 'writing', letter: typed })
  expect(await sendWaiting()).toBe(false)
  expect(send).not.toHaveBeenCalled()
})

test('an emptied form leaves nothing behind', async () => {
  await keepTyped(typed)
  await keepTyped({ ...typed, subject: ' ', message: '' })
  await reload()
  expect(currentDesk()).toMatchObject({ state: 'writing', letter: null })
})

test('a message that went out at once is gone from the device', async () => {
  await keepTyped(typed)
  await sendNow(typed)
  expect(send).toHaveBeenCalledExactlyOnceWith(message)
  expect(currentDesk()).toEqual({ state: 'sent' })
  await reload()
  expect(currentDesk()).toMatchObject({ state: 'writing', letter: null })
})

test('a message that did not go out is kept as typed', async () => {
  await keepTyped(typed)
  failing('offline')
  await expect(sendNow(typed)).rejects.toThrow('offline')
  await reload()
  expect(currentDesk()).toMatchObject({ state: 'writing', letter: typed })
})

describe('a message that waits for a network', () => {
  beforeEach(() => leaveWaiting(typed))

  test('still waits after a reload', async () => {
    await reload()
    expect(currentDesk()).toMatchObject({ state: 'waiting', letter: typed, problem: null })
  })

  test('is sent once, however often it is tried at the same time', async () => {
    const outcomes = await Promise.all([sendWaiting(), sendWaiting(), sendWaiting()])
    expect(outcomes).toEqual([true, false, false])
    expect(send).toHaveBeenCalledExactlyOnceWith(message)
    expect(currentDesk()).toEqual({ state: 'sent' })
    await reload()
    expect(currentDesk()).toMatchObject({ state: 'writing', letter: null })
  })

  test.each(['offline', 'unavailable', 'too-many-requests', 'unexpected'] as const)('waits on when it is %s', async (code) => {
    failing(code)
    expect(await sendWaiting()).toBe(false)
    expect(currentDesk()).toMatchObject({ state: 'waiting', letter: typed, problem: code })
    expect(await sendWaiting()).toBe(true)
  })

  test('goes back to whoever wrote it when the server will not have it', async () => {
    failing('recaptcha-refused')
    expect(await sendWaiting()).toBe(false)
    expect(currentDesk()).toMatchObject({ state: 'writing', letter: typed, problem: 'recaptcha-refused' })
    expect(await sendWaiting()).toBe(false)
    expect(send).toHaveBeenCalledTimes(1)
  })

  test('can be withdrawn, and is a draft again', async () => {
    expect(await withdraw()).toBe(true)
    expect(await sendWaiting()).toBe(false)
    expect(send).not.toHaveBeenCalled()
    await reload()
    expect(currentDesk()).toMatchObject({ state: 'writing', letter: typed })
  })

  test('cannot be withdrawn once it is on its way', async () => {
    const [isSent, isBack] = await Promise.all([sendWaiting(), withdraw()])
    expect([isSent, isBack]).toEqual([true, false])
    expect(currentDesk()).toEqual({ state: 'sent' })
  })

  test('is said to be sent where another tab has sent it', async () => {
    await userStore(guest).erase()
    expect(await sendWaiting()).toBe(false)
    expect(currentDesk()).toEqual({ state: 'sent' })
  })

  test('goes with its writer who signs in, and is not left for the next one who signs out', async () => {
    await carryDrafts(guest, 'amina-ngassa')
    openUserStore('amina-ngassa')
    await reload()
    expect(currentDesk()).toMatchObject({ state: 'waiting', letter: typed })
    await userStore('amina-ngassa').erase()
    openUserStore(null)
    await reload()
    expect(currentDesk()).toMatchObject({ state: 'writing', letter: null })
    expect(await sendWaiting()).toBe(false)
  })

  test('that fails after its writer signed out is not left on the device', async () => {
    openUserStore('amina-ngassa')
    await leaveWaiting(typed)
    send.mockImplementationOnce(async () => {
      nextEpoch()
      await userStore('amina-ngassa').erase()
      openUserStore('jules-mbarga')
      throw new CallFailure('recaptcha-refused')
    })
    await sendWaiting()
    expect(currentDesk().state).toBe('reading')
    await layOut()
    expect(currentDesk()).toMatchObject({ state: 'writing', letter: null })
  })

  test('makes room for another one after it went out', async () => {
    await sendWaiting()
    await writeAnother()
    expect(currentDesk()).toEqual({ state: 'writing', letter: null, problem: null })
  })
})
