import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { renewInspections } from '#client/api/bookings/inspection-queries.ts'
import { sendDriverPicture } from '#client/api/bookings/send-driver-pictures.ts'
import { CallFailure } from '#client/api/call-failure.ts'
import { nextEpoch } from '#client/api/epoch.ts'
import { setQueryClient } from '#client/api/query-client.ts'
import { storeInMemory } from '#client/storage/memory-store.ts'
import { openUserStore } from '#client/storage/user-store.ts'
import { keepPicture, readPicture } from '#client/storage/walks/picture-store.ts'
import { driverPictureQueue, queueDriverPicture, retryDriverPictures } from './driver-pictures.ts'
import { syncDriverPictures } from './sync-driver-pictures.ts'

vi.mock('#client/api/bookings/send-driver-pictures.ts', () => ({ sendDriverPicture: vi.fn() }))
vi.mock('#client/api/bookings/inspection-queries.ts', () => ({ renewInspections: vi.fn() }))

const hash = (digit: string) => digit.repeat(64)
async function take(digit: string, minute: number) {
  await keepPicture(hash(digit), new Uint8Array([1]).buffer)
  await queueDriverPicture(hash(digit), {
    booking: 'b1',
    kind: 'out',
    slot: digit === 'a' ? 'front' : null,
    takenAt: new Date(Date.UTC(2027, 3, 1, 9, minute)).toISOString(),
  })
}
const left = () => Object.keys(driverPictureQueue.current().entries).map(([first]) => first)

beforeEach(() => {
  storeInMemory()
  localStorage.clear()
  openUserStore(null)
  nextEpoch()
  setQueryClient(new QueryClient())
  vi.mocked(sendDriverPicture).mockReset().mockResolvedValue()
  vi.mocked(renewInspections).mockReset().mockResolvedValue()
})

test('a guest’s pictures go one by one, the oldest first, and leave the device once they have arrived', async () => {
  await take('b', 2)
  await take('a', 1)
  await syncDriverPictures()
  expect(
    vi.mocked(sendDriverPicture).mock.calls.map(([booking, sha256, , query]) => [booking, sha256[0], query]),
  ).toEqual([
    ['b1', 'a', { kind: 'out', slot: 'front', takenAt: '2027-04-01T09:01:00.000Z' }],
    ['b1', 'b', { kind: 'out', takenAt: '2027-04-01T09:02:00.000Z' }],
  ])
  expect(left()).toEqual([])
  expect(await readPicture(hash('a'))).toBeNull()
  expect(renewInspections).toHaveBeenCalledWith('b1')
})

test('an answer that is lost loses no picture: what is not known to have arrived is sent again', async () => {
  await take('a', 1)
  await take('b', 2)
  vi.mocked(sendDriverPicture).mockRejectedValueOnce(new CallFailure('offline'))
  await syncDriverPictures()
  expect(left()).toEqual(['a', 'b'])
  await syncDriverPictures()
  expect(left()).toEqual([])
})

test('one that the server refuses stays to be seen, holds up no other, and goes out again when its person says so', async () => {
  await take('a', 1)
  await take('b', 2)
  vi.mocked(sendDriverPicture).mockRejectedValueOnce(new CallFailure('not-possible-now'))
  await syncDriverPictures()
  expect(left()).toEqual(['a'])
  expect(driverPictureQueue.current().entries[hash('a')]!.problem).toBe('not-possible-now')
  expect(await readPicture(hash('a'))).not.toBeNull()
  await syncDriverPictures()
  expect(left()).toEqual(['a'])
  await retryDriverPictures('b1')
  await syncDriverPictures()
  expect(left()).toEqual([])
})

test('where the browser can, it is asked to wake the worker with the network', async () => {
  const register = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ sync: { register } }) } })
  await take('a', 1)
  await vi.waitFor(() => expect(register).toHaveBeenCalledExactlyOnceWith('wouri-kept'))
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({}) } })
  await take('b', 2)
  vi.unstubAllGlobals()
  expect(left()).toHaveLength(2)
})
