import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Booking } from '#contract/bookings/bookings.ts'
import { hour } from '#domain/rental/period.ts'
import { CallFailure } from '#client/api/call-failure.ts'
import { setQueryClient } from '#client/api/query-client.ts'
import { bookings } from '#client/gallery/fixtures/bookings.ts'
import { press, render } from '#tests/support/render.tsx'
import { QueryClient } from '@tanstack/react-query'
import { SecurityDeposit } from '../SecurityDeposit.tsx'
import { ReturnCard } from './ReturnCard.tsx'

const asked = vi.hoisted(() => vi.fn<(path: string, params: unknown, body: unknown) => void>())
const answers = vi.hoisted(() => ({ driver: {} as unknown }))
vi.mock('#client/api/http.ts', async (original) => ({
  ...(await original<object>()),
  call: async (
    { path, method }: { path: string; method: string },
    { params, body }: { params?: unknown; body?: unknown },
  ) => {
    if (method === 'GET' && path.endsWith('/inspections')) return { inspections: [], driver: answers.driver }
    asked(path, params, body)
    throw new CallFailure('offline')
  },
}))

const line = {
  _id: 'a',
  at: new Date().toISOString(),
  kind: 'extraKilometres',
  amount: 30_000,
  state: 'due',
  reason: null,
  proposed: 30_000,
  reckoning: { driven: 700, days: 2, included: 400, extra: 300, price: 100 },
  refusal: null,
  answer: null,
  retained: 0,
}
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)))
async function show(driver: object, lines: object[] = [line], due = 30_000) {
  answers.driver = { pictures: [], answerUntil: inHours(40), answer: null, ...driver }
  const booking = {
    ...bookings.paid,
    dueAtCounter: due,
    returnedAt: inHours(-8),
    charges: { due, lines },
  } as unknown as Booking
  const { root } = await render(<ReturnCard booking={booking} />)
  await settled()
  return root
}
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  )
async function say(text: string, send: RegExp): Promise<void> {
  for (let waited = 0; waited < 200 && !document.querySelector('[role=dialog] textarea'); waited++)
    await settled()
  const field = document.querySelector<HTMLTextAreaElement>('[role=dialog] textarea')!
  const sending = () =>
    [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] button')].find(({ textContent }) =>
      send.test(textContent),
    )!
  expect(sending().disabled).toBe(true)
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await press(sending())
  await settled()
}
beforeEach(() => {
  asked.mockClear()
  setQueryClient(new QueryClient())
})

test('a driver reads what the return costs more and how it is reckoned, and agrees at one press', async () => {
  const root = await show({})
  for (const words of ['Extra kilometres', 'Open', '700 km driven, 400 km included: 300 km at 100'])
    expect(root.textContent).toContain(words)
  await press(button('I agree'))
  await settled()
  expect(asked).toHaveBeenLastCalledWith(
    '/api/bookings/:id/return-answer',
    { id: bookings.paid._id },
    { agrees: true },
  )
  expect(root.querySelector('[role=alert]')).not.toBeNull()
})

test('an open line is contested with a reason', async () => {
  await show({})
  await press(button('Contest: Extra kilometres'))
  await say('I drove 400', /^Send to/)
  expect(asked).toHaveBeenLastCalledWith(
    '/api/bookings/:id/charges/:charge/refusal',
    { id: bookings.paid._id, charge: 'a' },
    { reason: 'I drove 400' },
  )
})

test('the record is contested with a reason', async () => {
  await show({})
  await press(button('Contest the return'))
  await say('The mark was there', /^Send to/)
  expect(asked).toHaveBeenLastCalledWith(
    '/api/bookings/:id/return-answer',
    { id: bookings.paid._id },
    { agrees: false, reason: 'The mark was there' },
  )
})

test('what was answered is read, and not contested again', async () => {
  const upheld = { ...line, refusal: 'I drove 400', answer: 'See the pictures' }
  const contest = { agrees: false, reason: 'The mark', at: inHours(-2), staffAnswer: 'It is new' }
  const root = await show({ answer: { ...contest, answeredAt: inHours(-1) } }, [upheld])
  for (const words of ['You: I drove 400', ': See the pictures', 'The mark', 'answered: It is new'])
    expect(root.textContent).toContain(words)
  expect(button('Contest: Extra kilometres')).toBeUndefined()
})

test('after its time nobody is asked', async () => {
  await show({ answerUntil: inHours(-1) })
  expect(button('I agree')).toBeUndefined()
})

test('a line that is paid is contested no more', async () => {
  const root = await show({ answer: { agrees: true, reason: null, at: inHours(-1) } }, [line], 0)
  expect(root.textContent).toContain('Paid')
  expect(button('Contest: Extra kilometres')).toBeUndefined()
})

test('the receipt of the security deposit says when it was given back', async () => {
  const taken = {
    _id: 'in',
    at: inHours(-50),
    kind: 'taken',
    amount: 100_000,
    method: 'cash',
    reverses: null,
  }
  const back = { ...taken, _id: 'out', at: inHours(-8), kind: 'returned' }
  const booking = {
    ...bookings.paid,
    securityDeposit: { held: 0, lines: [taken, back] },
  } as unknown as Booking
  const { root } = await render(<SecurityDeposit booking={booking} />)
  expect(root.textContent).toContain('Given back on')
  expect(root.textContent).toContain('The agency holds nothing more.')
})

test('what the agency holds after the return is not until the car comes back', async () => {
  const taken = {
    _id: 'in',
    at: inHours(-50),
    kind: 'taken',
    amount: 100_000,
    method: 'cash',
    reverses: null,
  }
  const booking = { ...bookings.paid, securityDeposit: { held: 100_000, lines: [taken] } }
  const textOf = async (returnedAt: string | null) => {
    const after = { ...booking, returnedAt } as unknown as Booking
    return (await render(<SecurityDeposit booking={after} />)).root.textContent
  }
  expect(await textOf(null)).toMatch(/The agency holds .+ until you bring the car back\./)
  expect(await textOf(inHours(-2))).toMatch(/The agency still holds .+\./)
})
