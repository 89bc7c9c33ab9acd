// A booking's own screen: shared, put into a calendar, booked again, a change asked for while the price moves.

import { screen, waitFor, within } from '@testing-library/dom'
import { afterEach, expect, test, vi } from 'vitest'
import type { ChangeQuote } from '#contract/bookings/booking-changes.ts'
import { addDays, day, dayOf, hour, wallTimeOf } from '#domain/rental/period.ts'
import { aShownBooking } from '#tests/fixtures/booking-page.ts'
import { aCarOffer, aPlace } from '#tests/fixtures/car.ts'
import { aUser } from '#tests/fixtures/site.ts'
import { failure, fill, openScreen, press, signedIn, type Answers } from '#tests/support/screen.tsx'

const booking = aShownBooking()
const { _id: id } = booking

/** Opened by its driver. */
async function openBooking(more: Answers = {}) {
  const opened = await openScreen(`/booking?b=${id}`, {
    ...signedIn(aUser()),
    'GET /api/locations': [aPlace()],
    [`GET /api/bookings/${id}`]: booking,
    ...more,
  })
  await screen.findByRole('heading', { level: 1, name: booking.car.name })
  return opened
}

const button = (name: string) => screen.getByRole('button', { name })
const dialog = () => screen.findByRole('dialog')
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  delete (navigator as Partial<Navigator>).share
})

test('it is shared without a name, a price or the reference', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await openBooking()
  press(button('Share'))
  const sheet = within(await dialog())
  const link = sheet.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href')!
  press(sheet.getByRole('button', { name: 'Copy' }))
  await noDialog()
  const [copied] = copy.mock.calls[0]!
  expect(new URL(link).searchParams.get('text')).toBe(copied)
  expect(copied).toContain(booking.car.name)
  expect(copied).toContain(booking.pickUp.name.en)
  const { reference, driver } = booking
  for (const secret of [
    driver.fullName,
    driver.email,
    driver.phone,
    reference,
    reference.slice(0, 4),
    id,
    'FCFA',
  ])
    expect(copied).not.toContain(secret)
})

test('it is shared through the device where it can, and a cancelled share shows nothing', async () => {
  const share = vi.fn(async (_shared: ShareData) => {
    throw new DOMException('', 'AbortError')
  })
  Object.assign(navigator, { share })
  await openBooking()
  press(button('Share'))
  await waitFor(() => expect(share.mock.calls[0]![0].text).toContain(booking.car.name))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('it goes into a calendar that reminds a day and three hours before', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:calendar')
  await openBooking()
  press(button('Add to calendar'))
  const text = await (saved.mock.calls[0]![0] as Blob).text()
  expect(text.match(/TRIGGER:.*/g)?.map((line) => line.trim())).toEqual([
    'TRIGGER:-P1D',
    'TRIGGER:-PT3H',
    'TRIGGER:-P1D',
    'TRIGGER:-PT3H',
  ])
})

test('it is booked again: the same place at later dates, with the car open over the others', async () => {
  const offer = aCarOffer()
  const { router } = await openBooking({ [`GET /api/cars/${booking.car._id}`]: { offer, isFree: true } })
  press(button('Book again'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/search'))
  const { search } = router.state.location
  expect(search).toMatchObject({ pl: booking.pickUp._id, car: booking.car._id })
  expect(String(search.from) > wallTimeOf(Date.parse(booking.to))).toBe(true)
  await dialog()
})

test('a car that has left the fleet is not opened over the others', async () => {
  const { router } = await openBooking()
  press(button('Book again'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/search'))
  expect(router.state.location.search).toMatchObject({ pl: booking.pickUp._id })
  expect(router.state.location.search).not.toHaveProperty('car')
})

const dayLater = addDays(dayOf(Date.parse(booking.to)), 1)
const quoted = (difference: number, isFree = true): ChangeQuote => ({
  quote: {
    days: 3,
    lines: [{ kind: 'day', count: 3, amount: booking.total + difference }],
    total: booking.total + difference,
  },
  before: booking.total,
  difference,
  isFree,
  isAmendmentFree: true,
})

test('a change keeps what was chosen when the price has moved or the car is taken, and shows the new price', async () => {
  const quote = `GET /api/bookings/${id}/change-quote`
  const request = `POST /api/bookings/${id}/change-request`
  const { answers } = await openBooking({ [quote]: quoted(50_000) })
  press(button('Ask for a change'))
  const sheet = within(await dialog())
  await sheet.findByText('Nothing is changed yet.')
  press(sheet.getByRole('button', { name: /Dates and times/ }))
  fill(await screen.findByLabelText('Drop-off day'), dayLater.split('-').reverse().join('/'))
  press(button('Done'))
  const says = (amount: number) =>
    waitFor(() =>
      expect(sheet.getByRole('status').querySelector('data')?.getAttribute('value')).toBe(String(amount)),
    )
  await says(50_000)

  answers[quote] = quoted(55_000)
  answers[request] = failure(409, 'price-changed')
  press(sheet.getByRole('button', { name: 'Send the request' }))
  expect((await sheet.findByRole('alert')).textContent).toContain('The price has changed.')
  await says(55_000)

  answers[quote] = quoted(55_000, false)
  answers[request] = failure(409, 'car-taken')
  await waitFor(() =>
    expect(sheet.getByRole('button', { name: 'Send the request' })).toHaveProperty('disabled', false),
  )
  press(sheet.getByRole('button', { name: 'Send the request' }))
  await sheet.findByText('The car is not free for these dates.')
  expect(sheet.getByRole('button', { name: 'Send the request' })).toHaveProperty('disabled', true)
  expect(sheet.getByRole('button', { name: /Dates and times/ }).textContent).toContain(
    String(Number(dayLater.slice(8))),
  )
})

test('it shows its car: the picture, the name and the class', async () => {
  await openBooking()
  const head = screen.getByRole('heading', { level: 1 }).closest('header')!
  expect(head.querySelector('img')?.getAttribute('src')).toBe(booking.car.image)
  expect(head.textContent).toContain(`Maxi · ${booking.supplier.name}`)
})

test.each([
  ['on the way to the car', 2 * hour, 50 * hour, false, true],
  ['in the middle of the trip', -2 * day, 3 * day, true, false],
  ['on the last day', -2 * day, 3 * hour, true, true],
])(
  'who stands beside the car finds its pictures before all else, %s',
  async (_, from, to, handedOver, isFirst) => {
    const at = (after: number) => new Date(Date.now() + after).toISOString()
    await openBooking({
      [`GET /api/bookings/${id}`]: { ...booking, status: 'paid', from: at(from), to: at(to), handedOver },
    })
    const pictures = await screen.findByRole('heading', { name: 'Photograph the car' })
    const place = screen.getAllByRole('heading', { name: 'Drop-off' })[0]!
    const isBefore = Boolean(pictures.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING)
    expect(isBefore).toBe(isFirst)
  },
)

test('a booking that a device kept from before has no class', async () => {
  const { range: _range, ...car } = booking.car
  await openBooking({ [`GET /api/bookings/${id}`]: { ...booking, car } })
  const head = screen.getByRole('heading', { level: 1 }).closest('header')!
  expect(head.textContent).toContain(booking.car.name + booking.supplier.name)
})

test('what a supplier has booked is accepted by a press; what failed can be pressed again', async () => {
  const call = `POST /api/bookings/${id}/acceptance`
  const asked = { ...booking, awaitsDriver: true }
  const { answers, calls } = await openBooking({
    [`GET /api/bookings/${id}`]: asked,
    [call]: failure(409, 'not-possible-now'),
  })
  await screen.findByText(/Ngondo Cars made this booking for you/)
  expect(calls).not.toContain(call)
  press(button('Accept the booking'))
  expect((await screen.findByRole('alert')).textContent).toContain('This is no longer possible.')
  answers[call] = answers[`GET /api/bookings/${id}`] = { ...booking, awaitsDriver: false }
  press(button('Accept the booking'))
  await screen.findByText('You accepted the booking.')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept the booking' })).toBeNull())
})

test('a booking that its driver made asks for no acceptance', async () => {
  await openBooking()
  expect(screen.queryByRole('button', { name: 'Accept the booking' })).toBeNull()
})

test('staff of another fleet are led to their own area, and shown nothing of the booking', async () => {
  const user = aUser({ _id: 'fako-rides', type: 'supplier' })
  const { router } = await openScreen(`/booking?b=${id}`, {
    ...signedIn(user),
    [`GET /api/bookings/${id}`]: failure(404, 'not-found'),
    [`GET /api/staff/bookings/${id}`]: failure(404, 'not-found'),
  })
  await screen.findByRole('heading', { name: 'This booking is not in your fleet' })
  expect(router.state.location.pathname).toBe(`/staff/bookings/${id}`)
})

test('a printed receipt writes the year and the number of the agency in groups', async () => {
  vi.stubGlobal('print', () => undefined)
  await openBooking({ [`GET /api/bookings/${id}`]: { ...booking, paid: booking.total, dueAtCounter: 0 } })
  press(button('Print the receipt'))
  const receipt = (await screen.findByRole('heading', { name: 'Receipt' })).closest('article')!
  expect(receipt.textContent).toContain('+237 6 71 00 00 00')
  const [year, , day] = dayOf(Date.parse(booking.from)).split('-')
  expect(receipt.textContent).toMatch(new RegExp(` ${Number(day)} \\w+ ${year}, `))
})
