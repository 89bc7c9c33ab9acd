// How a trip was: from the booking in two taps, from a mail's link, later without a network; and what others read of it.

import { screen, waitFor, within } from '@testing-library/dom'
import { afterEach, expect, test, vi } from 'vitest'
import type { OwnReview } from '#contract/bookings/review.ts'
import type { ReviewPage } from '#contract/cars/reviews.ts'
import { day } from '#domain/rental/period.ts'
import { requestQueue } from '#client/mutations/requests.ts'
import { syncRequests } from '#client/mutations/sync-requests.ts'
import { aShownBooking } from '#tests/fixtures/booking-page.ts'
import { aPlace } from '#tests/fixtures/car.ts'
import { aUser } from '#tests/fixtures/site.ts'
import { aSupplier } from '#tests/fixtures/supplier.ts'
import { failure, fill, openScreen, press, signedIn, type Answers } from '#tests/support/screen.tsx'

const at = (ago: number) => new Date(Date.now() - ago * day).toISOString()
const over = aShownBooking({
  status: 'paid',
  from: at(5),
  to: at(2),
  review: { from: at(2), until: at(-28), isWritten: false },
})
const { _id: id } = over
const own: OwnReview = {
  booking: id,
  car: { name: over.car.name, image: '' },
  supplier: { name: over.supplier.name },
  until: at(-28),
  refusal: null,
  review: null,
}

/** What was sent, as the server gets it. */
function written() {
  const sent: unknown[] = []
  const write = async (request: Request) => {
    sent.push(await request.json())
    return own
  }
  return { sent, write }
}
const open = (address: string, more: Answers) =>
  openScreen(address, {
    'GET /api/locations': [aPlace()],
    [`GET /api/bookings/${id}/review`]: own,
    ...more,
  })
const rate = async (group: string, stars: string) =>
  press(await within(await screen.findByRole('group', { name: group })).findByLabelText(stars))

afterEach(() => {
  vi.restoreAllMocks()
})

test('two taps on the booking are a review; chips of a pair replace each other', async () => {
  const { sent, write } = written()
  await open(`/booking?b=${id}`, {
    ...signedIn(aUser()),
    [`GET /api/bookings/${id}`]: over,
    [`POST /api/bookings/${id}/review`]: write,
  })
  await rate('How was the car?', '4 stars')
  const sheet = within(await screen.findByRole('dialog'))
  const send = await sheet.findByRole('button', { name: 'Send the review' })
  expect(send).toHaveProperty('disabled', true)
  await rate('The rental agency', '5 stars')
  for (const name of ['Late', 'On time']) {
    press(sheet.getByRole('button', { name }))
    await sheet.findByRole('button', { name, pressed: true })
  }
  press(send)
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent).toEqual([{ carStars: 4, supplierStars: 5, chips: ['onTime'], text: null, language: 'en' }])
  await screen.findByText('Thank you. Your review has arrived.')
})

test('a mail’s link fills in the first answer on a device that may not read the booking', async () => {
  const { sent, write } = written()
  await open(`/booking?b=${id}&review=from-a-mail&stars=4`, {
    [`GET /api/bookings/${id}`]: failure(401, 'signed-out'),
    [`POST /api/bookings/${id}/review`]: write,
  })
  const sheet = within(await screen.findByRole('dialog'))
  await rate('The rental agency', '3 stars')
  fill(sheet.getByLabelText(/In your words/), 'Call 671 23 45 67')
  await sheet.findByText(/looked at before others see it/)
  press(sheet.getByRole('button', { name: 'Send the review' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ carStars: 4, supplierStars: 3, token: 'from-a-mail' })
})

test('what the rule has against it is said instead of the form', async () => {
  await open(`/booking?b=${id}&review=from-a-mail`, {
    [`GET /api/bookings/${id}/review`]: { ...own, refusal: 'review-too-late' },
  })
  const sheet = within(await screen.findByRole('dialog'))
  await sheet.findByText('A trip can be reviewed for 30 days. They are over.')
  expect(sheet.queryByRole('button', { name: 'Send the review' })).toBeNull()
})

test('without a network it waits, and goes out once when there is one', async () => {
  const { sent, write } = written()
  await open(`/booking?b=${id}`, {
    ...signedIn(aUser()),
    [`GET /api/bookings/${id}`]: over,
    [`POST /api/bookings/${id}/review`]: write,
  })
  await screen.findByRole('group', { name: 'How was the car?' })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  await rate('How was the car?', '5 stars')
  await rate('The rental agency', '5 stars')
  press(await screen.findByRole('button', { name: 'Send when I am online' }))
  await screen.findByText('Will be sent when you are online')
  expect(Object.keys(requestQueue.current().entries)).toEqual([`review-${id}`])
  expect(sent).toEqual([])
  vi.restoreAllMocks()
  window.dispatchEvent(new Event('online'))
  await Promise.all([syncRequests(), syncRequests()])
  expect(sent).toEqual([{ carStars: 5, supplierStars: 5, chips: [], text: null, language: 'en' }])
  expect(requestQueue.current().entries).toEqual({})
})

const page: ReviewPage = {
  rating: 4.3,
  total: 7,
  next: 'r1',
  reviews: [
    {
      _id: 'r1',
      car: { _id: 'prado', name: 'Toyota Prado' },
      carStars: 5,
      supplierStars: 4,
      chips: ['clean'],
      text: 'Voiture impeccable.',
      language: 'fr',
      writtenBy: 'Jules',
      writtenIn: '2026-10',
      answer: 'Merci.',
    },
  ],
}

test('an agency’s reviews open over the list, with first name, month, language and answer, then more', async () => {
  const supplier = aSupplier({ reviews: 7, rating: 4.3 })
  await openScreen('/suppliers', {
    'GET /api/suppliers': { suppliers: [supplier], total: 1, page: 1, pageSize: 20 },
    [`GET /api/suppliers/${supplier._id}/reviews`]: (request: Request) =>
      request.url.includes('after=r1')
        ? { ...page, next: null, reviews: [{ ...page.reviews[0]!, _id: 'r0', text: 'Très bien.' }] }
        : page,
  })
  await screen.findByText('(7 reviews)')
  press(await screen.findByRole('button', { name: 'What drivers say' }))
  const sheet = within(await screen.findByRole('dialog'))
  expect((await sheet.findByText('Voiture impeccable.')).getAttribute('lang')).toBe('fr')
  for (const text of ['Jules · October 2026', 'Français', 'Merci.', 'Clean']) sheet.getByText(text)
  press(sheet.getByRole('button', { name: 'More reviews' }))
  await sheet.findByText('Très bien.')
  sheet.getByText('Voiture impeccable.')
  expect(sheet.queryByRole('button', { name: 'More reviews' })).toBeNull()
})
