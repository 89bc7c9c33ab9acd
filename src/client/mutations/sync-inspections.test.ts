import { i18n } from '@lingui/core'
import { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendInspection, sendPicture } from '#client/api/bookings/send-inspections.ts'
import { renewBooking } from '#client/api/bookings/booking-decisions.ts'
import { applyCharges } from '#client/api/bookings/staff-charges.ts'
import { CallFailure } from '#client/api/call-failure.ts'
import { nextEpoch } from '#client/api/epoch.ts'
import { currentQueryClient, setQueryClient } from '#client/api/query-client.ts'
import { storeInMemory } from '#client/storage/memory-store.ts'
import { writeStoredUser } from '#client/storage/stored-user.ts'
import { openUserStore } from '#client/storage/user-store.ts'
import { keepPicture, readPicture } from '#client/storage/walks/picture-store.ts'
import { walkDraftOf } from '#client/storage/walks/walk-draft.ts'
import { currentToasts, dismissToast } from '#client/ui/Toast/toast.ts'
import {
  discardInspection,
  inspectionQueue,
  queueInspection,
  retryInspection,
  settleQueuedCharges,
  type InspectionEntry,
} from './inspections.ts'
import { syncInspections } from './sync-inspections.ts'

vi.mock('#client/i18n/catalogs.ts', () => ({ needMessages: async () => undefined }))
vi.mock('#client/api/bookings/send-inspections.ts', () => ({
  sendInspection: vi.fn(),
  sendPicture: vi.fn(),
}))
vi.mock('#client/api/bookings/inspection-queries.ts', async (original) => ({
  ...(await original<object>()),
  renewInspections: vi.fn(),
}))
vi.mock('#client/api/bookings/booking-decisions.ts', () => ({ renewBooking: vi.fn() }))
vi.mock('#client/api/bookings/staff-charges.ts', () => ({ applyCharges: vi.fn() }))
i18n.loadAndActivate({ locale: 'en', messages: {} })

const hash = (digit: string) => digit.repeat(64)
const signed = { path: 'M0 0L9 9', refusal: null }
const record = (kind: 'out' | 'back', pictures: string[]): InspectionEntry['record'] => ({
  _id: kind === 'out' ? '0b6f5a52-6a0e-4c57-9d0f-6c1d2f1e7a10' : '0b6f5a52-6a0e-4c57-9d0f-6c1d2f1e7a11',
  kind,
  corrects: null,
  takenAt: '2026-08-21T09:00:00.000Z',
  pictures: pictures.map((sha256) => ({ slot: null, sha256 })),
  kilometres: 48_000,
  kilometresReason: null,
  level: { unit: 'eighths', value: 8 },
  isClean: true,
  checklist: [],
  damages: [],
  signatures: { driver: signed, desk: signed },
  remark: '',
})
const finish = (kind: 'out' | 'back', pictures: string[], at = 1) =>
  queueInspection({ booking: 'b1', record: record(kind, pictures), at })

/** Everything that was asked of the server, in its order. */
const asked = () =>
  [
    ...vi
      .mocked(sendInspection)
      .mock.calls.map(([, { kind }], at) => [sendInspection, at, `record ${kind}`] as const),
    ...vi.mocked(applyCharges).mock.calls.map((_, at) => [applyCharges, at, 'charges'] as const),
    ...vi.mocked(sendPicture).mock.calls.map(([, sha256], at) => [sendPicture, at, sha256[0]!] as const),
  ]
    .map(([of, at, what]) => ({ order: vi.mocked(of).mock.invocationCallOrder[at]!, what }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ what }) => what)
const entry = (name = 'out-b1') => inspectionQueue.current().entries[name]
const lost = () => new CallFailure('offline')

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  storeInMemory()
  localStorage.clear()
  nextEpoch()
  writeStoredUser({ _id: 'desk', language: 'en' })
  openUserStore('desk')
  setQueryClient(new QueryClient())
  for (const mock of [sendInspection, applyCharges, sendPicture, renewBooking])
    vi.mocked(mock).mockReset().mockResolvedValue(undefined)
  for (const { id } of currentToasts()) dismissToast(id)
  for (const digit of '123') await keepPicture(hash(digit), new Uint8Array([1]).buffer)
})
afterEach(() => vi.useRealTimers())

test('the record goes first, then each picture, and nothing stays on the device', async () => {
  await walkDraftOf('out-b1', v.string()).save('finished')
  await finish('out', [hash('1'), hash('2')])
  await syncInspections()
  expect(asked()).toEqual(['record out', '1', '2'])
  expect(inspectionQueue.current().entries).toEqual({})
  expect(renewBooking).toHaveBeenCalledExactlyOnceWith('b1', undefined)
  expect([await readPicture(hash('1')), await readPicture(hash('2'))]).toEqual([null, null])
  expect(await walkDraftOf('out-b1', v.string()).read()).toBeNull()
  expect(currentToasts().map(({ kind }) => kind)).toEqual(['success'])
})

test('what was lost on the way is tried again by itself, and what has arrived is not', async () => {
  await finish('out', [hash('1'), hash('2'), hash('3')])
  vi.mocked(sendPicture).mockResolvedValueOnce(undefined).mockRejectedValueOnce(lost())
  await syncInspections()
  expect(entry()).toMatchObject({ isRecorded: true, sent: [hash('1')] })
  expect(await readPicture(hash('2'))).not.toBeNull()
  await vi.advanceTimersByTimeAsync(2_000)
  await vi.waitFor(() => expect(inspectionQueue.current().entries).toEqual({}))
  expect(asked()).toEqual(['record out', '1', '2', '2', '3'])
})

test('the app that was killed goes on where it was', async () => {
  await finish('out', [hash('1')])
  vi.mocked(sendInspection).mockRejectedValueOnce(lost())
  await syncInspections()
  nextEpoch()
  expect(inspectionQueue.current().entries).toEqual({})
  await syncInspections()
  expect(asked()).toEqual(['record out', 'record out', '1'])
})

const charge = {
  _id: '0b6f5a52-6a0e-4c57-9d0f-6c1d2f1e7a12',
  kind: 'damage',
  amount: 25_000,
  reason: 'Left door',
} as const
const finishCharged = () =>
  queueInspection({ booking: 'b1', record: record('back', [hash('1')]), at: 1, charges: [charge] })

test('what is charged follows the record, and is sent until it has arrived', async () => {
  await finishCharged()
  vi.mocked(applyCharges).mockRejectedValueOnce(lost())
  await syncInspections()
  expect(entry('back-b1')).toMatchObject({ isRecorded: true, charges: [charge] })
  await vi.advanceTimersByTimeAsync(2_000)
  await vi.waitFor(() => expect(inspectionQueue.current().entries).toEqual({}))
  expect(asked()).toEqual(['record back', 'charges', 'charges', '1'])
  expect(applyCharges).toHaveBeenLastCalledWith('b1', [charge])
})

test('charges that the server refuses hold up no picture, and stay to be looked at', async () => {
  await finishCharged()
  vi.mocked(applyCharges).mockRejectedValueOnce(new CallFailure('required'))
  await syncInspections()
  expect(asked()).toEqual(['record back', 'charges', '1'])
  expect(entry('back-b1')).toMatchObject({ problem: 'required', charges: [charge], lost: [] })
  await settleQueuedCharges('back-b1')
  await syncInspections()
  expect(inspectionQueue.current().entries).toEqual({})
})

test('a car leaves before it comes back', async () => {
  await finish('back', [], 2)
  await finish('out', [], 1)
  await syncInspections()
  expect(asked()).toEqual(['record out', 'record back'])
})

test('who finishes after a colleague is told which record counts, and that theirs is kept', async () => {
  await finish('out', [hash('1')])
  vi.mocked(sendInspection).mockImplementationOnce(async (_, { _id }) => {
    const records = {
      inspections: [
        { _id: 'colleague', standing: 'valid' },
        { _id, standing: 'second' },
      ],
    }
    currentQueryClient().setQueryData(['staff', 'inspections', 'b1'], records)
  })
  await syncInspections()
  expect(asked()).toEqual(['record out', '1'])
  expect(inspectionQueue.current().entries).toEqual({})
  const [toast, ...others] = currentToasts()
  expect([toast?.kind, others]).toEqual(['info', []])
  expect(toast?.text).toContain('came first and counts')
})

test('a walk that is left twice is one, as far as it was sent', async () => {
  await finish('out', [hash('1')])
  vi.mocked(sendPicture).mockRejectedValueOnce(lost())
  await syncInspections()
  await finish('out', [hash('1')])
  expect(entry()).toMatchObject({ isRecorded: true })
})

test('what the server refuses stays with its reason, draft and pictures, until somebody decides', async () => {
  await walkDraftOf('out-b1', v.string()).save('finished')
  await finish('out', [hash('1')])
  vi.mocked(sendInspection).mockRejectedValueOnce(new CallFailure('not-possible-now'))
  await syncInspections()
  await syncInspections()
  expect(entry()).toMatchObject({ isRecorded: false, problem: 'not-possible-now' })
  expect(asked()).toEqual(['record out'])
  expect(await walkDraftOf('out-b1', v.string()).read()).toBe('finished')
  await retryInspection('out-b1')
  await syncInspections()
  expect(inspectionQueue.current().entries).toEqual({})
})

test('a picture that is gone from the device holds up no other, and is said', async () => {
  await finish('out', [hash('7'), hash('1')])
  await syncInspections()
  expect(vi.mocked(sendPicture).mock.calls.map(([, sha256]) => sha256)).toEqual([hash('1')])
  expect(entry()).toMatchObject({ sent: [hash('1')], lost: [hash('7')], problem: 'not-found' })
  await discardInspection('out-b1')
  expect(inspectionQueue.current().entries).toEqual({})
})
