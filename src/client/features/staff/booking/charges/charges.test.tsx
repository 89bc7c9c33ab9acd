import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { CallFailure } from '#client/api/call-failure.ts'
import { bookings } from '#client/gallery/fixtures/bookings.ts'
import { press, render } from '#tests/support/render.tsx'
import { ChargesCard } from './ChargesCard.tsx'
import { chargesOf, draftOf, isWhole, noCharges } from './charges-draft.ts'
import { ContestCard } from './ContestCard.tsx'

const asked = vi.hoisted(() => vi.fn<(path: string, params: unknown, body: unknown) => void>())
const answers = vi.hoisted(() => ({ driver: null as unknown }))
vi.mock('#client/api/http.ts', async (original) => ({
  ...(await original<object>()),
  call: async (
    { path, method }: { path: string; method: string },
    { params, body }: { params?: unknown; body?: unknown },
  ) => {
    if (path.endsWith('/charge-proposals'))
      return {
        proposals: [
          { kind: 'fuel', amount: 12_000, reckoning: { eighths: 2, price: 6000 } },
          { kind: 'cleaning', amount: 10_000, reckoning: {} },
        ],
      }
    if (method === 'GET' && path.endsWith('/inspections')) return { inspections: [], driver: answers.driver }
    if (method === 'POST') asked(path, params, body)
    throw new CallFailure('offline')
  },
}))

type Line = NonNullable<StaffBooking['charges']>['lines'][number]
const line = (given: Partial<Line>): Line => ({
  _id: 'a',
  at: new Date().toISOString(),
  kind: 'fuel',
  amount: 12_000,
  state: 'due',
  reason: null,
  proposed: 12_000,
  reckoning: { eighths: 2, price: 6000 },
  refusal: null,
  answer: null,
  retained: 0,
  mayStrike: false,
  ...given,
})
const booking = {
  ...bookings.paid,
  status: 'deposit',
  handedOverAt: new Date().toISOString(),
  returnedAt: new Date().toISOString(),
  dueAtCounter: 5000,
  rights: ['see-bookings', 'serve-bookings'],
} as unknown as StaffBooking
const show = (...lines: Line[]) =>
  render(<ChargesCard booking={{ ...booking, charges: { due: 17_000, lines } }} queued={undefined} />)

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))
const button = (name: string) =>
  [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent === name)
async function open(name: string): Promise<HTMLElement> {
  await press(button(name))
  for (
    let waited = 0;
    waited < 200 && !document.querySelector('[role=dialog] button:not([aria-label])');
    waited++
  )
    await settled()
  await settled()
  return document.querySelector<HTMLElement>('[role=dialog]')!
}
const type = (field: HTMLInputElement | HTMLTextAreaElement, text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
beforeEach(() => asked.mockClear())

test('each line says how it stands, and how it was reckoned', async () => {
  const { root } = await show(
    line({}),
    line({ _id: 'b', kind: 'damage', amount: 5000, reason: 'Left door', proposed: null, reckoning: null }),
    line({ _id: 'c', state: 'refused', refusal: 'It was not full' }),
    line({ _id: 'd', state: 'struck' }),
  )
  const rows = [...root.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(rows.map((row) => /Open|Paid|Contested|Struck/.exec(row)![0])).toEqual([
    'Paid',
    'Open',
    'Contested',
    'Struck',
  ])
  expect(rows[0]).toContain('2 eighths of a tank are missing, 6,000')
  expect(rows[2]).toContain('The driver: It was not full')
  expect(root.textContent).toContain('5,000\u00A0FCFA of it is open.')
})

test('a contested line is upheld with an answer; a desk that may not strike it cannot let it go', async () => {
  await show(line({ state: 'refused', refusal: 'It was not full' }))
  expect(button('Let it go')).toBeUndefined()
  const sheet = await open('Uphold')
  expect(button('Uphold the line')!.disabled).toBe(true)
  await type(sheet.querySelector('textarea')!, ' It was ')
  await press(button('Uphold the line'))
  await settled()
  expect(asked).toHaveBeenLastCalledWith(
    '/api/staff/bookings/:id/charges/:charge/upholding',
    { id: booking._id, charge: 'a' },
    { answer: 'It was' },
  )
})

test('who may strike it lets a contested line go, with an answer', async () => {
  await show(line({ state: 'refused', refusal: 'It was not full', mayStrike: true }))
  const other = await open('Let it go')
  await type(other.querySelector('textarea')!, 'You are right')
  await press(button('Let the line go'))
  await settled()
  expect(asked).toHaveBeenLastCalledWith(
    '/api/staff/bookings/:id/charges/:charge/reversal',
    { id: booking._id, charge: 'a' },
    { reason: 'You are right' },
  )
})

test('what is proposed and not charged yet is decided on the booking too', async () => {
  await show(line({}))
  const sheet = await open('Charge something')
  for (let waited = 0; waited < 40 && !sheet.querySelector('h3'); waited++) await settled()
  expect([...sheet.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
    'Cleaning10,000\u00A0FCFA',
  ])
  expect(button('Charge 0\u00A0FCFA')!.disabled).toBe(true)
  await press(button('Keep'))
  await press(button('Charge 10,000\u00A0FCFA'))
  await settled()
  expect(asked).toHaveBeenLastCalledWith(
    '/api/staff/bookings/:id/charges',
    { id: booking._id },
    { charges: [{ _id: expect.any(String), kind: 'cleaning', amount: 10_000 }] },
  )
})

test('a contest is shown with its words, and answered once', async () => {
  const contest = {
    agrees: false,
    reason: 'The mark was there',
    at: new Date().toISOString(),
    staffAnswer: null,
    answeredAt: null,
  }
  answers.driver = { pictures: [], answerUntil: null, answer: contest }
  const { root } = await render(<ContestCard booking={booking} />)
  await settled()
  expect(root.textContent).toContain('The mark was there')
  const sheet = await open('Answer the driver')
  await type(sheet.querySelector('textarea')!, 'It was not')
  await press(button('Send the answer'))
  await settled()
  expect(asked).toHaveBeenLastCalledWith(
    '/api/staff/bookings/:id/return-answer/answer',
    { id: booking._id },
    { answer: 'It was not' },
  )
})

test('a line that lacks its sum or its reason is not sent, and what a queue kept is looked at with the sums of now', () => {
  const [_id, other] = [crypto.randomUUID(), crypto.randomUUID()]
  const proposals = [{ kind: 'fuel', amount: 12_000 }] as const
  const typed = { ...noCharges, typed: [{ _id, kind: 'damage' as const, amount: '25 000', reason: ' ' }] }
  expect([chargesOf(typed, proposals), isWhole(typed, proposals)]).toEqual([[], false])
  expect(isWhole(noCharges, proposals)).toBe(true)
  const kept = draftOf(
    [
      { _id, kind: 'fuel', amount: 18_000 },
      { _id: other, kind: 'other', amount: 500, reason: 'A key' },
    ],
    proposals,
  )
  expect(kept.decided['fuel']).toEqual({ _id, way: 'change', amount: '18000', reason: '' })
  expect(kept.typed).toEqual([{ _id: other, kind: 'other', amount: '500', reason: 'A key' }])
})
