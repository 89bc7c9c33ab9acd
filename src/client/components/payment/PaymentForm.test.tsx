import { act } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { CallFailure } from '#client/api/call-failure.ts'
import { openSession } from '#client/api/bookings/payments.ts'
import { press, render } from '#tests/support/render.tsx'
import { PaymentForm } from './PaymentForm.tsx'
import type { PaidSession } from './payment-session.ts'

vi.mock('#client/api/bookings/payments.ts', { spy: true })

const hold = 30 * 60_000

/** Only what the form reads of a session. */
const aSession = (handover: unknown, gateway = 'sandbox') =>
  ({
    _id: 'session',
    state: 'open',
    booking: { _id: 'booking' },
    payment: {
      gateway,
      amount: 84_000,
      currency: 'XAF',
      xaf: 84_000,
      closesAt: new Date(Date.now() + hold).toISOString(),
      handover,
      refunded: 0,
    },
  }) as unknown as PaidSession

const ofSandbox = () => aSession({ kind: 'sandbox', ref: 'sandbox-payment' })
const ofPayPal = () => aSession({ kind: 'redirect', url: 'https://paypal.example/pay' }, 'payPal')

const onOver = vi.fn()
const form = (session: PaidSession) => (
  <PaymentForm session={session} onSent={vi.fn()} onOver={onOver} refuse={vi.fn()} />
)

// Fetched when it is needed, which takes as long as the machine is busy.
beforeAll(() => import('./sandbox/SandboxPayment.tsx'))
beforeEach(() => {
  onOver.mockClear()
  vi.mocked(openSession).mockReset()
  return () => vi.useRealTimers()
})

const buttonOf = (root: Element, name: RegExp) =>
  [...root.querySelectorAll('button')].find(({ textContent }) => name.test(textContent))

const cardNumber = (root: Element) => root.querySelector('[name="card-number"]')

/** What a look finds once answers and deferred parts have arrived. */
async function appears<T>(look: () => T | null | undefined): Promise<T | null | undefined> {
  for (let tries = 0; tries < 100 && !look(); tries++)
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)))
  return look()
}

test('the form is that of the provider which takes the money, and its button names what is charged', async () => {
  vi.mocked(openSession).mockResolvedValue(ofSandbox())
  const { root } = await render(form(ofSandbox()))
  expect(await appears(() => cardNumber(root))).toBeTruthy()
  expect(buttonOf(root, /^Pay/)?.textContent.replaceAll(/\D/g, '')).toBe('84000')
  expect(openSession).toHaveBeenCalledExactlyOnceWith('booking', 'sandbox')
})

test('a provider with a page of its own is only linked to, by its name', async () => {
  vi.mocked(openSession).mockResolvedValue(ofPayPal())
  const { root } = await render(form(ofPayPal()))
  expect(await appears(() => buttonOf(root, /PayPal/))).toBeTruthy()
  expect(root.querySelector('input')).toBeNull()
})

test('a car that is no longer held shows no form to pay with', async () => {
  vi.mocked(openSession).mockRejectedValue(new CallFailure('hold-expired', { status: 409 }))
  const { root } = await render(form(ofSandbox()))
  expect(await appears(() => onOver.mock.calls[0])).toBeTruthy()
  expect(root.querySelector('input, button')).toBeNull()
})

test('a form that could not be loaded says so, and is asked for again at a press', async () => {
  vi.mocked(openSession).mockRejectedValueOnce(new CallFailure('payment-failed', { status: 502 }))
  vi.mocked(openSession).mockResolvedValue(ofSandbox())
  const { root } = await render(form(ofSandbox()))
  expect(await appears(() => buttonOf(root, /Retry/))).toBeTruthy()
  expect(onOver).not.toHaveBeenCalled()
  await press(buttonOf(root, /Retry/))
  expect(await appears(() => cardNumber(root))).toBeTruthy()
})

test('when the time to pay has passed, the server is asked, and its word ends the form', async () => {
  vi.mocked(openSession).mockResolvedValueOnce(ofSandbox())
  vi.mocked(openSession).mockRejectedValue(new CallFailure('hold-expired', { status: 409 }))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const { root } = await render(form(ofSandbox()))
  await act(() => vi.advanceTimersByTimeAsync(hold - 1000))
  expect(cardNumber(root)).not.toBeNull()
  expect(onOver).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(openSession).toHaveBeenCalledTimes(2)
  expect(onOver).toHaveBeenCalled()
  expect(root.querySelector('input')).toBeNull()
})

test('a network that fails later does not take the form away from somebody who is typing', async () => {
  vi.mocked(openSession).mockResolvedValueOnce(ofSandbox())
  vi.mocked(openSession).mockRejectedValue(new CallFailure('offline'))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const { root } = await render(form(ofSandbox()))
  await act(() => vi.advanceTimersByTimeAsync(hold + 1000))
  expect(openSession).toHaveBeenCalledTimes(2)
  expect(cardNumber(root)).not.toBeNull()
  expect(onOver).not.toHaveBeenCalled()
})
