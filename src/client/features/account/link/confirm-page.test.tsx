// The link of a booking's mail is opened by whoever scans the mailbox: only a press confirms.

import { expect, test } from 'vitest'
import { screen } from '@testing-library/dom'
import { openScreen, press } from '#tests/support/screen.tsx'

const call = 'POST /api/bookings/confirm'
const confirmed = {
  reference: 'K7M2PQ4T',
  car: 'Toyota RAV4',
  from: '2027-03-01T09:00:00.000Z',
  opensHere: false,
  account: null,
}

test('opening the link confirms nothing, a press does', async () => {
  const { calls } = await openScreen('/activate?b=booking-one&t=a-token-of-a-mail', { [call]: confirmed })
  const button = await screen.findByRole('button', { name: 'Confirm the booking' })
  const times = () => calls.filter((each) => each === call).length
  expect(times()).toBe(0)
  press(button)
  await screen.findByText(/your address is confirmed/i)
  expect(times()).toBe(1)
})

test('what a supplier has booked is accepted by a press, and the page speaks of no address and no device', async () => {
  const { calls } = await openScreen('/activate?b=booking-one&t=a-token-of-a-mail&a=1', { [call]: confirmed })
  const button = await screen.findByRole('button', { name: 'Accept the booking' })
  const times = () => calls.filter((each) => each === call).length
  expect(times()).toBe(0)
  press(button)
  await screen.findByText(/You accepted the booking/)
  expect(times()).toBe(1)
  expect(document.body.textContent).not.toMatch(/address is confirmed|device you booked with/)
})
