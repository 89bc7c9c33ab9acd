// What is shown of bookings while the server gives no answer that counts.

import { screen, waitFor } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { hour } from '#domain/rental/period.ts'
import { reportReached, reportUnreachable } from '#client/api/connection.ts'
import { aShownBooking } from '#tests/fixtures/booking-page.ts'
import { aPlace } from '#tests/fixtures/car.ts'
import { aUser } from '#tests/fixtures/site.ts'
import { openScreen, press, signedIn } from '#tests/support/screen.tsx'

const booking = aShownBooking()
const rows = { bookings: [booking], page: 1, pageSize: 10, total: 1 }
const soon = (status: 'pending' | 'reserved') =>
  aShownBooking({
    status,
    from: new Date(Date.now() + 3 * hour).toISOString(),
    to: new Date(Date.now() + 51 * hour).toISOString(),
    supplier: { ...booking.supplier, whatsapp: '+237671000000' },
  })

async function openOwn(shown: ReturnType<typeof soon>) {
  await openScreen(`/booking?b=${shown._id}`, {
    ...signedIn(aUser()),
    'GET /api/locations': [aPlace()],
    [`GET /api/bookings/${shown._id}`]: shown,
  })
  await screen.findByRole('heading', { level: 1, name: shown.car.name })
  const text = document.body.textContent
  return { text, asking: text.indexOf('has not confirmed this car yet') }
}

test('a car that nobody has confirmed: that is said first, with whom to ask, before countdown and voucher', async () => {
  const { text, asking } = await openOwn(soon('pending'))
  expect(asking).toBeGreaterThan(-1)
  expect(asking).toBeLessThan(text.indexOf('Pick-up in'))
  const [ask] = screen.getAllByRole('link', { name: 'WhatsApp' })
  const [call] = screen.getAllByRole('link', { name: 'Call' })
  const voucher = document.querySelector('#voucher')!
  for (const link of [ask!, call!])
    expect(link.compareDocumentPosition(voucher) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  // The voucher does not stand first either: the timeline comes before it.
  const timeline = document.body.textContent.indexOf('Booked')
  expect(timeline).toBeGreaterThan(-1)
})

test('one that is confirmed opens as before', async () => {
  expect((await openOwn(soon('reserved'))).asking).toBe(-1)
})

async function openList() {
  const opened = await openScreen('/bookings', {
    ...signedIn(aUser()),
    'GET /api/locations': [aPlace()],
    'GET /api/bookings': rows,
    [`GET /api/bookings/${booking._id}`]: booking,
  })
  await screen.findAllByText(booking.car.name)
  return opened
}

test.each([
  ['511', () => new Response('', { status: 511 })],
  ['{}', () => ({})],
])(
  'rows stand with their age when the answer is %s and the browser believes to be online',
  async (_, answer) => {
    const { router, answers } = await openList()
    expect(document.body.textContent).not.toMatch(/Updated \d\d:\d\d/)
    answers['GET /api/bookings'] = answer
    void router.options.context.queryClient.invalidateQueries()
    await waitFor(() => expect(document.body.textContent).toMatch(/Updated \d\d:\d\d/))
    expect(screen.getAllByText(booking.car.name).length).toBeGreaterThan(0)
  },
)

test('so does the card of the home page', async () => {
  const { router, answers } = await openScreen('/', {
    ...signedIn(aUser()),
    'GET /api/locations': [aPlace()],
    'GET /api/bookings': rows,
  })
  const card = async () =>
    (await screen.findByRole('heading', { name: booking.car.name })).closest('div')!.textContent
  expect(await card()).not.toMatch(/Updated \d\d:\d\d/)
  answers['GET /api/bookings'] = new Response('', { status: 511 })
  void router.options.context.queryClient.invalidateQueries()
  await waitFor(async () => expect(await card()).toMatch(/Updated \d\d:\d\d/))
})

test('while the list gives no answer, a row says what the booking’s own screen has read', async () => {
  const { router, answers } = await openList()
  const row = () => document.querySelector('main')!.textContent
  expect(row()).toContain('Pending')
  answers['GET /api/bookings'] = () => new Promise(() => undefined)
  answers[`GET /api/bookings/${booking._id}`] = { ...booking, status: 'reserved' }
  const { queryClient } = router.options.context
  await queryClient.refetchQueries({ queryKey: ['bookings', 'one', booking._id], type: 'all' })
  await waitFor(() => expect(row()).toContain('Reserved'))
})

test('without a network a tab that is not kept lists nothing of the one before', async () => {
  const { router } = await openList()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  reportUnreachable()
  for (const tab of ['past', 'cancelled']) {
    await router.navigate({ to: '/bookings', search: { tab } as never })
    await waitFor(() => expect(router.state.location.search).toMatchObject({ tab }))
    await screen.findByText(/not saved on this phone yet/)
    expect(screen.queryByText(booking.car.name)).toBeNull()
  }
  await router.navigate({ to: '/bookings', search: {} })
  await screen.findAllByText(booking.car.name)
  vi.restoreAllMocks()
  reportReached()
})

test('a guest on the way says so without a network: it waits, can be taken back, and goes out', async () => {
  const shown = { ...soon('reserved'), isGuest: true }
  const report = `POST /api/bookings/${shown._id}/arrival`
  const { calls, answers } = await openScreen(`/booking?b=${shown._id}`, {
    'GET /api/locations': [aPlace()],
    [`GET /api/bookings/${shown._id}`]: shown,
  })
  await screen.findByRole('button', { name: 'I have landed' })
  const silence = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  reportUnreachable()
  press(screen.getByRole('button', { name: 'I am late' }))
  await screen.findByText('Will be sent when you are online')
  press(screen.getByRole('button', { name: 'Take back' }))
  press(await screen.findByRole('button', { name: 'I have landed' }))
  await screen.findByText('Will be sent when you are online')
  expect(calls).not.toContain(report)

  silence.mockRestore()
  vi.restoreAllMocks()
  answers[report] = {}
  answers[`GET /api/bookings/${shown._id}`] = { ...shown, landedAt: new Date().toISOString() }
  reportReached()
  press(await screen.findByRole('button', { name: 'Send now' }))
  // Nobody has read it yet: it is sent, not known.
  await screen.findByText('Sent to Ngondo Cars: you have landed.')
  expect(calls.filter((call) => call === report)).toHaveLength(1)
})
