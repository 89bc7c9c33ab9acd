import { act } from 'react'
import { expect, test, vi } from 'vitest'
import type { Cancellation } from '#contract/bookings/cancellations.ts'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { CallFailure } from '#client/api/call-failure.ts'
import { bookings } from '#client/gallery/fixtures/bookings.ts'
import { render } from '#tests/support/render.tsx'
import { CancelBookingSheet } from './CancelBookingSheet.tsx'

const cancellation = vi.hoisted(() => ({ proposedRefund: 0 }))
vi.mock('#client/api/http.ts', async (original) => ({
  ...(await original<object>()),
  call: async ({ path }: { path: string }): Promise<Cancellation> => {
    if (path !== '/api/staff/bookings/:id/cancellation') throw new CallFailure('offline')
    return {
      requestedAt: null,
      reason: null,
      rule: 'not-asked',
      deadline: new Date().toISOString(),
      refundable: 150_000,
      refundableAtCounter: 20_000,
      proposedAtCounter: 0,
      ...cancellation,
    }
  },
}))

type Rights = StaffBooking['rights']
const desk: Rights = ['see-bookings', 'serve-bookings']

/** Opened by somebody with these rights, where the rule gives this sum back. */
async function open(rights: Rights, proposedRefund: number) {
  cancellation.proposedRefund = proposedRefund
  await render(<CancelBookingSheet booking={{ ...bookings.paid, rights }} onClose={() => {}} />)
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  const send = [...document.querySelectorAll('button')].find(({ textContent }) =>
    /^Cancel/.test(textContent),
  )!
  return {
    fields: [...document.querySelectorAll('input')].map(({ name }) => name),
    words: document.body.textContent,
    isDisabled: send.disabled,
  }
}

test('an owner decides on the refund, online and at the counter', async () => {
  const { fields, isDisabled } = await open([...desk, 'give-money-back'], 150_000)
  expect(fields).toEqual(['refund', 'counterRefund'])
  expect(isDisabled).toBe(false)
})

test('a desk sees no field for a sum that it may not decide on, and leaves the booking to an owner where money goes back', async () => {
  const { fields, words, isDisabled } = await open(desk, 150_000)
  expect(fields).toEqual([])
  expect(words).toContain('Only an owner of your fleet can cancel this booking')
  expect(isDisabled).toBe(true)
})

test('a desk cancels where the rule gives nothing back', async () => {
  const { fields, words, isDisabled } = await open(desk, 0)
  expect(fields).toEqual([])
  expect(words).not.toContain('owner of your fleet')
  expect(isDisabled).toBe(false)
})
