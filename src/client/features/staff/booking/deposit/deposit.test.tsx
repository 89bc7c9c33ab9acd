import { act } from 'react'
import { expect, test, vi } from 'vitest'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { CallFailure } from '#client/api/call-failure.ts'
import { bookings } from '#client/gallery/fixtures/bookings.ts'
import { press, render } from '#tests/support/render.tsx'
import { DepositCard } from './DepositCard.tsx'

const asked = vi.hoisted(() => vi.fn<(path: string, body: unknown) => void>())
vi.mock('#client/api/http.ts', async (original) => ({
  ...(await original<object>()),
  call: async ({ path }: { path: string }, { body }: { body?: unknown }) => {
    if (path.startsWith('/api/staff/')) asked(path, body)
    throw new CallFailure('offline')
  },
}))

type Line = NonNullable<StaffBooking['securityDeposit']>['lines'][number]
const line = (given: Partial<Line>): Line => ({
  _id: 'taken',
  at: new Date().toISOString(),
  kind: 'taken',
  amount: 300_000,
  method: 'cash',
  reverses: null,
  reference: null,
  reason: null,
  by: { kind: 'staff', fullName: 'Ekane Paul' },
  mayReverse: false,
  ...given,
})
const booking = {
  ...bookings.paid,
  handedOverAt: null,
  returnedAt: null,
  deposit: 300_000,
  rights: ['see-bookings', 'serve-bookings'],
} as unknown as StaffBooking
const held = (amount: number, ...lines: Line[]): Partial<StaffBooking> => ({
  securityDeposit: { held: amount, lines },
})
const out = { handedOverAt: new Date().toISOString() }

const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent)
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))
async function open(name: string): Promise<HTMLElement> {
  await press(button(name))
  // Its code is compiled when it is first asked for.
  for (let waited = 0; waited < 200 && !document.querySelector('[role=dialog]'); waited++) await settled()
  return document.querySelector<HTMLElement>('[role=dialog]')!
}
/** With the events that React listens to. */
const type = (field: HTMLInputElement | HTMLTextAreaElement, text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
const show = (given: Partial<StaffBooking>) => render(<DepositCard booking={{ ...booking, ...given }} />)

test('before the keys all of it is taken at a press, with how it came', async () => {
  await show({})
  expect(buttons()).toEqual(['Take the security deposit'])
  const sheet = await open('Take the security deposit')
  // In groups from the first moment, and while it is typed.
  expect(sheet.querySelector<HTMLInputElement>('[name=amount]')!.value).toBe('300,000')
  await press(button('300,000\u00A0FCFA taken'))
  await settled()
  expect(asked).toHaveBeenLastCalledWith('/api/staff/bookings/:id/deposit', {
    kind: 'taken',
    amount: 300_000,
    method: 'cash',
    reference: '',
    reason: '',
  })
})

test('more than was agreed is said at the field, and is not sent', async () => {
  await show({})
  const sheet = await open('Take the security deposit')
  await type(sheet.querySelector('[name=amount]')!, '300 001')
  expect(sheet.querySelector('[name=amount]')!.getAttribute('aria-invalid')).toBe('true')
  expect([...sheet.querySelectorAll('button')].at(-1)!.disabled).toBe(true)
})

test('a desk gives back what is held; only an owner keeps some of it, and says what for', async () => {
  await show({ ...out, ...held(300_000, line({})) })
  expect(buttons()).toEqual(['Give it back'])
  document.body.replaceChildren()
  await show({ ...out, ...held(300_000, line({})), rights: [...booking.rights, 'give-money-back'] })
  expect(buttons()).toEqual(['Give it back', 'Keep some of it'])
  const sheet = await open('Keep some of it')
  await type(sheet.querySelector('[name=amount]')!, '25 000')
  const send = () =>
    [...sheet.querySelectorAll('button')].find(({ textContent }) => /^Keep/.test(textContent))!
  expect(send().disabled).toBe(true)
  await type(sheet.querySelector('textarea')!, 'A scratch on the left door')
  expect(send().disabled).toBe(false)
  expect(send().textContent).toBe('Keep 25,000\u00A0FCFA')
})

test('a line that was typed wrong is struck out, with why, and is not corrected twice', async () => {
  const wrong = line({ mayReverse: false })
  const back = line({ _id: 'back', reverses: 'taken', reason: 'Counted wrong' })
  await show(held(0, wrong, back))
  const rows = [...document.querySelectorAll('li')]
  expect(rows).toHaveLength(1)
  expect(rows[0]!.textContent).toContain('Corrected: Counted wrong')
  expect(button('Correct')).toBeUndefined()
})

test('a booking without a security deposit shows no ledger', async () => {
  await show({ deposit: 0 })
  expect(document.body.textContent).toBe('')
})
