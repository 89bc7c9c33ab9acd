// More time, asked while the car is out.

import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { day, wallTimeOf } from '#domain/rental/period.ts'
import { aShownBooking } from '#tests/fixtures/booking-page.ts'
import { aPlace } from '#tests/fixtures/car.ts'
import { aUser } from '#tests/fixtures/site.ts'
import { failure, fill, openScreen, press, signedIn, type Answers } from '#tests/support/screen.tsx'

const shown = aShownBooking()
const from = new Date(Math.floor((Date.now() - day) / 60_000) * 60_000)
const to = new Date(from.getTime() + 2 * day)
const booking = {
  ...shown,
  status: 'reserved' as const,
  from: from.toISOString(),
  to: to.toISOString(),
  handedOver: true,
  returnedAt: null as string | null,
  dueAtCounter: 40_000,
}
const { _id: id } = booking

const openBooking = async (change: object = {}, more: Answers = {}) => {
  const opened = await openScreen(`/booking?b=${id}`, {
    ...signedIn(aUser()),
    'GET /api/locations': [aPlace()],
    [`GET /api/bookings/${id}`]: { ...booking, ...change },
    [`GET /api/bookings/${id}/inspections`]: { inspections: [] },
    ...more,
  })
  await screen.findByRole('heading', { level: 1, name: booking.car.name })
  return opened
}
const quote = () => ({
  quote: { days: 3, lines: [], total: booking.total + 50_000 },
  before: booking.total,
  difference: 50_000,
  isFree: true,
  isAmendmentFree: true,
})
const button = (name: string) => screen.queryByRole('button', { name })

test('a driver asks for a later end while the car is out, at the price that is shown', async () => {
  let sent: Promise<unknown> | undefined
  await openBooking(
    {},
    {
      [`GET /api/bookings/${id}/change-quote`]: quote(),
      [`POST /api/bookings/${id}/change-request`]: (request: Request) => {
        sent = request.clone().json()
        return failure(409, 'not-possible-now')
      },
    },
  )
  expect(button('Ask for a change')).toBeNull()
  press(await screen.findByRole('button', { name: 'Keep the car longer' }))
  const sheet = within(await screen.findByRole('dialog'))
  const send = sheet.getByRole<HTMLButtonElement>('button', { name: 'Send the request' })
  expect(send.disabled).toBe(true)
  const later = wallTimeOf(to.getTime() + day)
  fill(sheet.getByLabelText('Back on'), later)
  await waitFor(() => expect(send.disabled).toBe(false), { timeout: 3000 })
  press(send)
  await sheet.findByRole('alert')
  expect(await sent).toEqual({
    from: wallTimeOf(from.getTime()),
    to: later,
    extras: booking.extras,
    total: booking.total + 50_000,
  })
})

test.each([
  ['once it is back', { returnedAt: new Date().toISOString() }],
  ['of a booking that is cancelled', { status: 'cancelled' }],
])('no more time is offered %s', async (_, change) => {
  const { calls } = await openBooking(change)
  // The parts that come later are there.
  await waitFor(() => expect(calls).toContain(`GET /api/bookings/${id}/inspections`))
  expect(button('Keep the car longer')).toBeNull()
})
