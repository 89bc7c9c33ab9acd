import { beforeEach, describe, expect, test } from 'vitest'
import { nextEpoch } from '#client/api/epoch.ts'
import { carryDrafts } from '#client/storage/draft.ts'
import { storeInMemory } from '#client/storage/memory-store.ts'
import { currentUserStore, guest, openUserStore, userStore } from '#client/storage/user-store.ts'
import { loadMessage, currentMessage, messageQueue } from './contact-message.ts'
import { favouriteQueue, noChanges, withSaved } from './favourites.ts'
import { notificationQueue } from './notifications.ts'
import { hasPending } from './pending.ts'
import { queueRequest, requestQueue } from './requests.ts'

const earlier = (key: string, value: unknown) =>
  currentUserStore().set(`draft-${key}`, { savedAt: Date.now(), value })
const car = {
  _id: 'corolla',
  name: 'Toyota Corolla',
  image: '',
  supplier: { _id: 'mboa', name: 'Mboa' },
  range: 'midi',
  seats: 5,
  gearbox: 'manual',
  isAvailable: true,
  savedAt: '2026-08-20T12:00:00.000Z',
} as const

beforeEach(() => {
  storeInMemory()
  localStorage.clear()
  openUserStore('amina')
  nextEpoch()
})

describe('what an earlier build left on the device', () => {
  test('saved cars are in the queue', async () => {
    const changes = withSaved(noChanges, car, 1)
    await earlier('favourite-wishes', changes)
    expect(await hasPending('favourites')).toBe(true)
    await favouriteQueue.load()
    expect(favouriteQueue.current().entries).toEqual(changes)
    expect(await currentUserStore().entries()).toEqual([
      ['draft-mutations-favourites', { savedAt: expect.any(Number), value: changes }],
    ])
  })

  test('changed notifications are in the queue', async () => {
    const changes = { n1: { wasRead: false, isRead: true } }
    await earlier('notification-changes', changes)
    await notificationQueue.refresh()
    expect(notificationQueue.current().entries).toEqual(changes)
    expect(await currentUserStore().get('draft-notification-changes')).toBeUndefined()
  })

  test('requests are in the queue, under what was asked for since', async () => {
    const cancel = { kind: 'cancellation', booking: 'b1', reason: 'My flight was moved.' }
    await earlier('outbox', {
      'cancellation-b1': { wish: cancel, at: 1, problem: 'not-possible-now' },
      mails: { wish: { kind: 'mails', wantsMails: true }, at: 2, problem: null },
    })
    await queueRequest({ kind: 'mails', wantsMails: false })
    await requestQueue.refresh()
    expect(requestQueue.current().entries).toMatchObject({
      'cancellation-b1': { request: cancel, at: 1, problem: 'not-possible-now' },
      mails: { request: { kind: 'mails', wantsMails: false } },
    })
    expect(await currentUserStore().get('draft-outbox')).toBeUndefined()
  })

  test('a message is pending, or a draft again', async () => {
    const text = { email: 'visitor@wouri.example', subject: 'A wedding', message: 'A white saloon?' }
    await earlier('contact', { ...text, isWaiting: true })
    await loadMessage()
    expect(currentMessage()).toMatchObject({ state: 'pending', message: text })
    nextEpoch()
    await earlier('contact', { ...text, isWaiting: false })
    await messageQueue.update(() => ({}))
    await earlier('contact', { ...text, isWaiting: false })
    await loadMessage()
    expect(currentMessage()).toMatchObject({ state: 'editing', message: text })
  })

  test('a guest takes it along to the account', async () => {
    openUserStore(null)
    nextEpoch()
    await earlier('favourite-wishes', withSaved(noChanges, car, 1))
    openUserStore('amina')
    nextEpoch()
    await carryDrafts(guest, 'amina')
    await favouriteQueue.refresh()
    expect(Object.keys(favouriteQueue.current().entries)).toEqual(['corolla'])
    expect(await userStore(guest).entries()).toEqual([])
  })

  test('what cannot be read is dropped', async () => {
    await earlier('outbox', ['nonsense'])
    await requestQueue.refresh()
    expect(requestQueue.current().entries).toEqual({})
    expect(await hasPending('requests')).toBe(false)
  })
})
