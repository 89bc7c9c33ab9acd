import { act as reactAct } from 'react'
import { fireEvent } from '@testing-library/dom'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import type { CarCost } from '#contract/staff/fleet/car-account.ts'
import type { CarService, CarUpkeep } from '#contract/staff/fleet/upkeep.ts'
import { press, render } from '#tests/support/render.tsx'
import { CostsPart } from './CostsPart.tsx'
import { parseCost, parseDone, parseService } from './record-forms.ts'
import { UpkeepPart } from './UpkeepPart.tsx'

const acts = vi.hoisted(() => ({
  planWorkshop: vi.fn<(...sent: unknown[]) => Promise<void>>(() => Promise.resolve()),
  takeBackCost: vi.fn<(...sent: unknown[]) => Promise<void>>(() => Promise.resolve()),
}))
vi.mock('#client/api/staff/fleet/car-record.ts', async (original) => ({
  ...(await original<object>()),
  ...acts,
}))

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
const inRouter = (part: React.ReactNode) => (
  <RouterContextProvider router={router as never}>{part}</RouterContextProvider>
)
const buttonOf = (root: ParentNode, text: string) =>
  [...root.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(text))!

const service: CarService = {
  _id: 'oil',
  kind: 'oil',
  note: '5W-30',
  everyKm: 10_000,
  everyMonths: 6,
  lastDay: '2026-11-20',
  lastKm: 41_000,
  dueDay: '2027-05-20',
  dueKm: 51_000,
  state: 'soon',
  workshop: null,
}
const upkeep: CarUpkeep = {
  car: { _id: 'prado', name: 'Prado', plate: null, image: '', supplier: { _id: 'mboa', name: 'Mboa' } },
  reading: { day: '2026-11-20', km: 50_500 },
  papers: [],
  services: [service],
}

test('a service says how it stands, when it is due and how often it comes', async () => {
  const { root } = await render(inRouter(<UpkeepPart upkeep={upkeep} />))
  const text = root.querySelector('[data-service=oil]')!.textContent
  expect(text).toContain('Oil change · 5W-30')
  expect(text).toContain('Due soon')
  expect(text).toMatch(/Due on .*20 May.* or at 51,000 km/)
  expect(text).toContain('Every 10,000 km or every 6 months')
  expect(root.textContent).toContain('50,500 km, read on')
})

test('a time at the workshop is sent as it stands, and given back without one', async () => {
  const workshop = { from: '2027-03-01T07:00:00.000Z', to: '2027-03-01T16:00:00.000Z' }
  const { root } = await render(
    inRouter(<UpkeepPart upkeep={{ ...upkeep, services: [{ ...service, workshop }] }} />),
  )
  await press(buttonOf(root, 'Move the workshop'))
  await press(buttonOf(document, 'Block the car'))
  expect(acts.planWorkshop).toHaveBeenLastCalledWith('prado', 'oil', {
    from: '2027-03-01T08:00',
    to: '2027-03-01T17:00',
  })
  await press(buttonOf(root, 'Move the workshop'))
  await press(buttonOf(document, 'Give the time back'))
  expect(acts.planWorkshop).toHaveBeenLastCalledWith('prado', 'oil', null)
})

const cost: CarCost = {
  _id: 'door',
  day: '2026-11-20',
  kind: 'repair',
  amount: 40_000,
  note: 'Front left door',
  by: 'Amina',
  recordedAt: '2026-11-20T08:00:00.000Z',
  takenBack: null,
}

test('a cost is taken back with a reason, and then says so without the way to it', async () => {
  const { root, update } = await render(inRouter(<CostsPart car="prado" costs={[cost]} />))
  await press(buttonOf(root, 'Correct'))
  const act = () => buttonOf(document, 'Take the cost back')
  expect(act().disabled).toBe(true)
  const note = document.querySelector<HTMLTextAreaElement>('textarea[name=note]')!
  await reactAct(async () => void fireEvent.input(note, { target: { value: 'Of another car' } }))
  await press(act())
  expect(acts.takeBackCost).toHaveBeenCalledWith('prado', 'door', 'Of another car')
  const takenBack = { at: cost.recordedAt, by: 'Amina', reason: 'Of another car' }
  await update(inRouter(<CostsPart car="prado" costs={[{ ...cost, takenBack }]} />))
  expect(root.querySelector('[data-cost=door]')!.textContent).toContain('Taken back: Of another car')
  expect(buttonOf(root, 'Correct')).toBeUndefined()
})

test('numbers are read as people type them, and what is none is said at its field', () => {
  const draft = { kind: 'oil', note: '', lastDay: '2026-11-20', everyMonths: '' } as const
  expect(parseService({ ...draft, everyKm: '10 000', lastKm: '41.000' }).fields).toEqual({
    kind: 'oil',
    note: null,
    everyKm: 10_000,
    everyMonths: null,
    lastDay: '2026-11-20',
    lastKm: 41_000,
  })
  expect(parseService({ ...draft, everyKm: 'often', lastKm: '' }).problems).toEqual({
    everyKm: 'invalid-input',
  })
  expect(parseService({ ...draft, everyKm: '', lastKm: '' }).problems).toEqual({ everyMonths: 'required' })
  expect(parseService({ ...draft, everyKm: '10000', lastKm: '' }).problems).toEqual({ lastKm: 'required' })
  expect(parseDone({ day: '2026-11-20', km: '' }, true).problems).toEqual({ km: 'required' })
  expect(parseDone({ day: '2026-11-20', km: '' }, false).fields).toEqual({ day: '2026-11-20', km: null })
  const typed = { kind: 'repair', day: '2026-11-20', note: ' ', amount: '150k' } as const
  expect(parseCost(typed).fields).toMatchObject({ amount: 150_000, note: null })
  expect(parseCost({ ...typed, amount: '' }).problems).toEqual({ amount: 'required' })
})
