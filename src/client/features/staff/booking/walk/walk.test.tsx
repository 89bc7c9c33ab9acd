import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { act, type ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { hour } from '#domain/rental/period.ts'
import { CallFailure } from '#client/api/call-failure.ts'
import { nextEpoch } from '#client/api/epoch.ts'
import { setQueryClient } from '#client/api/query-client.ts'
import { shrinkAside } from '#client/components/inspections/camera/shrink-aside.ts'
import { bookings } from '#client/gallery/fixtures/bookings.ts'
import {
  changed,
  inspectionQueue,
  queueInspection,
  withdrawInspection,
  type InspectionEntry,
} from '#client/mutations/inspections.ts'
import { checklistItems } from '#domain/inspection/inspection.ts'
import { clearWalkDraft, walkDraftOf } from '#client/storage/walks/walk-draft.ts'
import { emptyWalk, WalkDraft } from './draft/walk-draft.ts'
import { changeSession } from '#client/session/session-state.ts'
import { storeInMemory } from '#client/storage/memory-store.ts'
import { openUserStore } from '#client/storage/user-store.ts'
import { readPicture } from '#client/storage/walks/picture-store.ts'
import { press, render, type } from '#tests/support/render.tsx'
import { QueryClient } from '@tanstack/react-query'
import { WalkPage } from './WalkPage.tsx'

const answers = vi.hoisted(() => ({ booking: {} as unknown, inspections: [] as unknown[] }))
vi.mock('#client/api/http.ts', async (original) => ({
  ...(await original<object>()),
  call: async ({ path, method }: { path: string; method: string }) => {
    if (path === '/api/staff/bookings/:id') return answers.booking
    if (method === 'GET' && path.endsWith('/inspections')) return { inspections: answers.inspections }
    throw new CallFailure('offline')
  },
}))
vi.mock('#client/components/inspections/camera/shrink-aside.ts', () => ({ shrinkAside: vi.fn() }))
vi.mock('#client/mutations/sync-inspections.ts', () => ({ syncInspections: vi.fn() }))

const router = createRouter({
  routeTree: createRootRoute({ staticData: { catalog: null } }),
  history: createMemoryHistory(),
})
const inRouter = (part: ReactNode) => (
  <RouterContextProvider router={router as never}>{part}</RouterContextProvider>
)
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
const booking = {
  ...bookings.pending,
  _id: 'b1',
  status: 'reserved',
  car: { ...bookings.pending.car, range: 'midi' },
  from: inHours(1),
  to: inHours(49),
  handedOverAt: null,
  returnedAt: null,
  dueAtCounter: 150_000,
  deposit: 300_000,
  rights: ['see-bookings', 'serve-bookings'],
} as unknown as StaffBooking

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))
const open = async (kind: 'out' | 'back' = 'out') => {
  const shown = await render(inRouter(<WalkPage kind={kind} id="b1" />))
  await settled()
  await settled()
  return shown.root
}
const button = (root: Element, name: string) =>
  [...root.querySelectorAll('button'), ...root.ownerDocument.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  )
const tap = async (root: Element, name: string) => {
  await press(button(root, name))
  await settled()
}
const input = (root: Element, label: string) =>
  root.querySelector<HTMLInputElement>(`[aria-label="${label}"]`)!

let pictures = 0
async function take(root: Element, place: string): Promise<void> {
  const camera = input(root, `${place}: take a picture`)
  Object.defineProperty(camera, 'files', { value: [new File(['x'], 'x.jpg')], configurable: true })
  await act(async () => camera.dispatchEvent(new Event('change', { bubbles: true })))
  await settled()
}
async function sign(root: Element): Promise<void> {
  for (const field of root.querySelectorAll('svg[role=img]'))
    for (const kind of ['pointerdown', 'pointerup'])
      await act(async () =>
        field.dispatchEvent(new PointerEvent(kind, { bubbles: true, button: 0, pointerId: 1 })),
      )
  await settled()
}

beforeEach(() => {
  storeInMemory()
  localStorage.clear()
  nextEpoch()
  openUserStore('desk')
  changeSession({ user: { _id: 'desk', type: 'supplier' } as never, state: 'in' })
  setQueryClient(new QueryClient())
  Object.assign(answers, { booking, inspections: [] })
  pictures = 0
  vi.mocked(shrinkAside).mockImplementation(async () => ({
    bytes: new Uint8Array([1]).buffer,
    sha256: String((pictures += 1))
      .repeat(64)
      .slice(0, 64),
  }))
})

test('a clean car: each step once, and one record waits with its pictures and the time of the last tap', async () => {
  const root = await open()
  for (const place of ['Front', 'Right side', 'Rear', 'Left side']) await take(root, place)
  await tap(root, 'Next')
  await type(root.querySelector('[name=kilometres]')!, '48 000')
  await press(root.querySelector('[name=level][value="8"]'))
  await press(root.querySelector('[name=clean][value=true]'))
  await tap(root, 'Everything is there')
  await tap(root, 'Next')
  await tap(root, 'Next')
  await sign(root)
  await tap(root, 'Next')
  expect(root.textContent).not.toContain('Still missing')
  const before = Date.now()
  await tap(root, 'The keys leave now')
  const { 'out-b1': entry } = inspectionQueue.current().entries
  expect(entry!.record).toMatchObject({
    kind: 'out',
    kilometres: 48_000,
    level: { unit: 'eighths', value: 8 },
    isClean: true,
  })
  expect(entry!.record.pictures.map(({ slot }) => slot)).toEqual(['front', 'right', 'rear', 'left'])
  expect(entry!.record.checklist).toHaveLength(8)
  expect(Date.parse(entry!.record.takenAt)).toBeGreaterThanOrEqual(before)
  expect(await readPicture('1'.repeat(64))).not.toBeNull()
})

const keys = {
  due: 150_000,
  depositLeft: 300_000,
  missing: ['money', 'licence', 'identity', 'deposit'],
  steps: [],
  maySetAside: true,
}

test('what holds the keys up comes first; an owner sets it aside, and it is sent with the record', async () => {
  answers.booking = { ...booking, beforeKeys: keys }
  await walkDraftOf('out-b1', WalkDraft).save({ ...finished, step: 'keys', finishedAt: null })
  const root = await open()
  await type(root.querySelector('[name=licence-number]')!, ' LT-204417 ')
  await type(root.querySelector('[name=licence-until]')!, '2020-01-01')
  expect(root.querySelector('[name=licence-until]')!.getAttribute('aria-invalid')).toBe('true')
  await type(root.querySelector('[name=licence-until]')!, '2099-01-01')
  await type(root.querySelector('[name=identity-number]')!, 'CM-1')
  const aside = [...root.querySelectorAll('input[type=checkbox]')]
  for (const at of [0, 3]) await press(aside[at])
  await type(root.querySelector('[name=aside-money]')!, 'Pays on return')
  for (let step = 0; step < 5; step++) await tap(root, 'Next')
  expect(button(root, 'The security deposit')).toBeDefined()
  expect(button(root, 'The keys leave now')!.disabled).toBe(true)
  await tap(root, 'The security deposit')
  await type(root.querySelector('[name=aside-deposit]')!, 'A friend')
  for (let step = 0; step < 5; step++) await tap(root, 'Next')
  await tap(root, 'The keys leave now')
  expect(inspectionQueue.current().entries['out-b1']!.record.keySteps).toEqual([
    { step: 'money', setAside: 'Pays on return' },
    { step: 'licence', licence: { number: 'LT-204417', category: null, validUntil: '2099-01-01' } },
    { step: 'identity', identity: { kind: 'identityCard', number: 'CM-1' } },
    { step: 'deposit', setAside: 'A friend' },
  ])
})

test('a desk sets nothing aside, and what is seen to already is not asked for', async () => {
  answers.booking = { ...booking, beforeKeys: { ...keys, missing: ['money'], maySetAside: false } }
  const root = await open()
  expect(root.querySelectorAll('input[type=checkbox]')).toHaveLength(0)
  expect(root.querySelector('[name=licence-number]')).toBeNull()
  expect(root.textContent).toContain('An owner of the agency can set a step aside.')
  answers.booking = { ...booking, beforeKeys: { ...keys, missing: [] } }
  setQueryClient(new QueryClient())
  expect(input(await open(), 'Front: take a picture')).not.toBeNull()
})

test('what was done is there after the app was closed, at the same step', async () => {
  const root = await open()
  await take(root, 'Front')
  await tap(root, 'Next')
  await type(root.querySelector('[name=kilometres]')!, '51')
  await settled()
  const again = await open()
  expect(again.querySelector<HTMLInputElement>('[name=kilometres]')!.value).toBe('51')
  await tap(again, 'Previous')
  expect(input(again, 'Front: take it again')).not.toBeNull()
})

test('a picture that is taken again takes the place of the first, which is deleted', async () => {
  const root = await open()
  await take(root, 'Front')
  const camera = input(root, 'Front: take it again')
  Object.defineProperty(camera, 'files', { value: [new File(['y'], 'y.jpg')], configurable: true })
  await act(async () => camera.dispatchEvent(new Event('change', { bubbles: true })))
  await settled()
  expect(await readPicture('1'.repeat(64))).toBeNull()
  expect(await readPicture('2'.repeat(64))).not.toBeNull()
})

test('a file that is no picture is said, and nothing is lost', async () => {
  const root = await open()
  vi.mocked(shrinkAside).mockRejectedValueOnce(new Error('no picture'))
  await take(root, 'Front')
  expect(root.querySelector('[role=alert]')!.textContent).toContain('cannot be read')
})

test('a mark is added where the outline was touched, and a sixth that is known stays', async () => {
  answers.inspections = [
    {
      kind: 'out',
      car: booking.car._id,
      standing: 'valid',
      kilometres: 48_000,
      level: { unit: 'eighths', value: 8 },
      isClean: true,
      checklist: [],
      damages: [{ _id: 'known', kind: 'dent', size: 'coin', zone: 'rear' }],
      pictures: [{ slot: 'front', sha256: 'f'.repeat(64), hasArrived: true }],
    },
  ]
  answers.booking = { ...booking, handedOverAt: inHours(-24) }
  const root = await open('back')
  await take(root, 'Front')
  expect(button(root, 'Compare: Front')).toBeDefined()
  expect(button(root, 'Compare: Rear')).toBeUndefined()
  for (const step of ['Next', 'Next']) await tap(root, step)
  await act(async () =>
    root.querySelector('[aria-label="Roof"]')!.dispatchEvent(new MouseEvent('click', { bubbles: true })),
  )
  await tap(root, 'Scratch')
  await tap(root, 'Add the mark')
  const marks = () =>
    [...root.querySelectorAll('ul[aria-label=Marks] li')].map(({ textContent }) => textContent)
  expect(marks()).toEqual([expect.stringContaining('known before'), expect.stringContaining('Scratch')])
  await tap(root, 'Remove mark 2')
  expect(marks()).toHaveLength(1)
})

test('the last step names what is missing and leads there; who does not sign says why', async () => {
  const root = await open()
  for (let step = 0; step < 4; step++) await tap(root, 'Next')
  expect(button(root, 'The keys leave now')!.disabled).toBe(true)
  await tap(root, "The driver's signature, or why there is none")
  await press(root.querySelector('input[type=checkbox]'))
  await type(root.querySelector('[name=driver-refusal]')!, 'In a hurry')
  await tap(root, 'Next')
  expect(button(root, "The driver's signature, or why there is none")).toBeUndefined()
})

test('long before the pick-up it waits for a reason, and not at all where another booking has the car', async () => {
  const other = { _id: 'the-other', reference: 'K7QM42XD', fullName: 'Ngo Bassa Ruth', to: inHours(-3) }
  answers.booking = { ...booking, from: inHours(14), carOutWith: other }
  const root = await open()
  for (let step = 0; step < 4; step++) await tap(root, 'Next')
  expect(root.querySelector('[name=reason]')).not.toBeNull()
  expect(root.textContent).toContain('still out with Ngo Bassa Ruth, booking K7QM42XD')
  expect(root.querySelector('[role=alert] a')!.getAttribute('href')).toBe('/staff/bookings/the-other')
})

test('thrown away, after it was asked, nothing of it is left', async () => {
  const root = await open()
  await take(root, 'Front')
  await tap(root, 'Throw away')
  const [, second] = [...document.querySelectorAll('button')].filter(
    ({ textContent }) => textContent === 'Throw away',
  )
  expect(await readPicture('1'.repeat(64))).not.toBeNull()
  await press(second)
  await settled()
  expect(await readPicture('1'.repeat(64))).toBeNull()
  expect(input(root, 'Front: take a picture')).not.toBeNull()
})

const finished: WalkDraft = {
  ...emptyWalk(),
  step: 'review',
  pictures: (['front', 'right', 'rear', 'left'] as const).map((slot, at) => ({
    slot,
    sha256: `${at}`.repeat(64),
  })),
  kilometres: '48000',
  level: 8,
  isClean: true,
  checklist: Object.fromEntries(checklistItems.map((item) => [item, true])),
  driver: { path: 'M0 0L9 9', isRefusing: false, refusal: '' },
  desk: { path: 'M0 0L9 9', isRefusing: false, refusal: '' },
  finishedAt: 1_000,
}

test('the app that was killed at the last tap leaves the same record, with the time of that tap', async () => {
  await walkDraftOf('out-b1', WalkDraft).save(finished)
  await open()
  await settled()
  const { record } = inspectionQueue.current().entries['out-b1']!
  expect([record._id, record.takenAt]).toEqual([finished._id, new Date(1_000).toISOString()])
})

test('what the server refused is opened again with everything that was in it', async () => {
  await walkDraftOf('out-b1', WalkDraft).save(finished)
  await open()
  await settled()
  await act(() =>
    inspectionQueue.update((entries) => changed(entries, 'out-b1', { problem: 'not-possible-now' })),
  )
  const root = await open()
  await settled()
  expect(inspectionQueue.current().entries).toEqual({})
  expect(button(root, 'The keys leave now')!.disabled).toBe(false)
  expect(await walkDraftOf('out-b1', WalkDraft).read()).toEqual({ ...finished, finishedAt: null })
})

test('a walk whose record has arrived is not sent again by a screen that stayed open', async () => {
  await walkDraftOf('out-b1', WalkDraft).save(finished)
  await open()
  await settled()
  await clearWalkDraft('out-b1')
  await act(() => withdrawInspection('out-b1'))
  await settled()
  expect(inspectionQueue.current().entries).toEqual({})
})

test('what waits is shown in place of a second walk', async () => {
  const record = { _id: crypto.randomUUID(), kind: 'out', pictures: [{ slot: null, sha256: '1'.repeat(64) }] }
  await queueInspection({ booking: 'b1', record: record as InspectionEntry['record'], at: 1 })
  const root = await open()
  expect(root.textContent).toContain('0 of 1 pictures have arrived')
  expect(button(root, 'Next')).toBeUndefined()
})
