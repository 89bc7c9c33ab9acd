import { beforeEach, expect, test, vi } from 'vitest'
import { dataSaverKey, writeLocal } from '#client/store/local-storage.ts'
import { writeStoredUser } from '#client/storage/stored-user.ts'
import { countVisit } from './install/install-offer.ts'
import { keepScreens, wantedScreens } from './keep-screens.ts'

const hour = 3_600_000

beforeEach(() => {
  localStorage.clear()
  countVisit()
})

test('a first visit keeps the public pages alone', () => {
  for (const path of ['/', '/search', '/checkout', '/settings', '/bookings'])
    expect(wantedScreens(path)).toEqual([])
})

test('a booking brings its screens', () => {
  expect(wantedScreens('/booking')).toEqual(['trip'])
  expect(wantedScreens('/checkout-session/cs-1')).toEqual(['trip'])
})

test('a second visit brings all of them, but not with the data saver', () => {
  countVisit(Date.now() + hour)
  expect(wantedScreens('/')).toEqual(['trip', 'rest'])
  writeLocal(dataSaverKey, 'on')
  expect(wantedScreens('/')).toEqual([])
})

test('who is signed in keeps all of them, with the data saver too', () => {
  writeLocal(dataSaverKey, 'on')
  writeStoredUser({ _id: 'amina-ngassa', language: 'fr' })
  expect(wantedScreens('/')).toEqual(['trip', 'rest'])
})

test('a set is asked for once a page, and again after it failed', async () => {
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act())
  const sent: string[] = []
  let moved = () => {}
  let isOnline = false
  const send = async ({ set }: { set: string }) => {
    sent.push(set)
    if (!isOnline) throw new Error('no worker')
  }
  keepScreens(send, (act) => {
    moved = act
    return () => {}
  })
  expect(sent).toEqual([])
  writeStoredUser({ _id: 'amina-ngassa', language: 'fr' })
  moved()
  await vi.waitFor(() => expect(sent).toEqual(['trip', 'rest']))
  isOnline = true
  moved()
  await vi.waitFor(() => expect(sent).toHaveLength(4))
  moved()
  expect(sent).toHaveLength(4)
})
