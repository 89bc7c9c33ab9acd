import { act } from 'react'
import { expect, test, vi } from 'vitest'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { CallFailure } from '#client/api/call-failure.ts'
import { bookings } from '#client/gallery/fixtures/bookings.ts'
import { render, type } from '#tests/support/render.tsx'
import { GiveBackSheet } from './GiveBackSheet.tsx'

vi.mock('#client/api/http.ts', async (original) => ({
  ...(await original<object>()),
  call: async ({ path }: { path: string }) => {
    if (path !== '/api/staff/bookings/:id/refunds') throw new CallFailure('offline')
    return { payments: [{ _id: 'one', most: 150_000, least: 500 }] }
  },
}))

const booking = {
  ...bookings.paid,
  status: 'cancelled',
  rights: ['give-money-back'],
} as unknown as StaffBooking

test('less than mobile money gives back cannot be sent, and the field says how much can', async () => {
  await render(<GiveBackSheet booking={booking} onClose={() => {}} />)
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  const field = document.querySelector<HTMLInputElement>('input[name=amount]')!
  const send = () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => /^Give .*back$/.test(textContent))!
  await type(field, '499')
  expect(send().disabled).toBe(true)
  expect(document.body.textContent).toContain('Mobile money gives back at least 500\u00A0FCFA of a payment.')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await type(field, '500')
  expect(send().disabled).toBe(false)
})
