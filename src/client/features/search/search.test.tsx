// The search as a screen: the address is the state, the currency is the reader's, and cars are compared and shared by it.

import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { afterEach, expect, test, vi } from 'vitest'
import { filterNames } from '#contract/cars/car-search.ts'
import type { CarOffer, CarPage } from '#contract/cars/cars.ts'
import { addDays, dayOf } from '#domain/rental/period.ts'
import { aCarOffer, aPlace } from '#tests/fixtures/car.ts'
import { someRates } from '#tests/fixtures/site.ts'
import { failure, fill, openScreen, press, type Answers } from '#tests/support/screen.tsx'

const first = addDays(dayOf(Date.now()), 40)
const trip = `pl=douala-airport&from=${first}T10:00&to=${addDays(first, 3)}T10:00`

const prado = aCarOffer()
const rav4 = aCarOffer({ _id: 'rav4', name: 'Toyota RAV4' })

function pageOf(cars: CarOffer[], facets: Partial<CarPage['facets']> = {}): CarPage {
  const none = Object.fromEntries(filterNames.map((name) => [name, {}])) as CarPage['facets']
  return { cars, total: cars.length, page: 1, pageSize: 8, facets: { ...none, ...facets } }
}
const found: Answers = {
  'GET /api/locations': [aPlace()],
  'GET /api/cars': pageOf([prado, rav4]),
  'GET /api/cars/prado': { offer: prado, isFree: true },
  'GET /api/cars/rav4': { offer: rav4, isFree: true },
}
const cards = () => screen.findAllByRole('article')
const dialog = () => screen.findByRole('dialog')
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

afterEach(() => vi.restoreAllMocks())

test.each([
  ['its list', `/search?${trip}`, 'main'],
  ['the sheet of a car', `/search?${trip}&car=prado`, '[role=dialog]'],
])('who reads dollars reads how old the rates are in %s', async (_, address, where) => {
  localStorage.setItem('bc-fe-currency', 'USD')
  const old = someRates({ source: 'last', asOf: hoursAgo(72) })
  await openScreen(address, { ...found, 'GET /api/rates': old })
  await waitFor(() => {
    const text = document.querySelector(where)!.textContent
    expect(text).toMatch(/Converted at the exchange rates of \w{3} \d+ \w+( \d{4})?\./)
    expect(text).toContain('$270')
  })
})

test('who reads dollars reads nothing of the rates while they are recent', async () => {
  localStorage.setItem('bc-fe-currency', 'USD')
  await openScreen(`/search?${trip}`, { ...found, 'GET /api/rates': someRates({ asOf: hoursAgo(5) }) })
  await waitFor(() => expect(document.querySelector('main article')!.textContent).toContain('$270'))
  expect(screen.getByRole('main').textContent).not.toMatch(/exchange rates/)
})

test('who reads dollars reads francs where there are no rates, and that it is so', async () => {
  localStorage.setItem('bc-fe-currency', 'USD')
  await openScreen(`/search?${trip}`, { ...found, 'GET /api/rates': failure(503, 'unavailable') })
  await waitFor(() =>
    expect(document.querySelector('#cars')!.textContent).toContain('XAF (rates unavailable)'),
  )
  expect((await cards())[0]!.textContent).toContain('150,000\u00A0FCFA')
})

test('a link with invalid parameters still opens', async () => {
  await openScreen(
    '/search?pl=douala-airport&from=yesterday&to=2020-13-45T99:99&gb=both&page=-4&sort=beauty&rt=nine',
    found,
  )
  await screen.findByRole('heading', { level: 1 })
  expect(document.body.textContent).not.toContain('An unhandled error occurred.')
})

test('nothing found: filters to remove are offered, and removing one finds cars', async () => {
  const onlyWithout = ({ url }: Request) =>
    url.includes('ranges=')
      ? pageOf([], { ranges: { maxi: 2 }, gearboxes: { automatic: 0 } })
      : pageOf([prado])
  await openScreen(`/search?${trip}&rg=truck&gb=automatic`, { ...found, 'GET /api/cars': onlyWithout })
  await screen.findByText('No cars found')
  press(within(screen.getByRole('main')).getAllByRole('button', { name: /Truck/ })[0]!)
  await cards()
  expect(window.location.search).not.toContain('rg=')
  expect(window.location.search).toContain('gb=automatic')
})

test('a car no longer on offer says so beside the others', async () => {
  await openScreen(`/search?${trip}&cmp=prado,no-such-car&vs=1`, found)
  const compared = await screen.findByRole('dialog', { name: 'Compare' })
  await within(compared).findByText('This car is no longer offered.')
  expect(within(compared).getAllByRole('link', { name: /^Choose / })).toHaveLength(1)
})

test('a link that compares too many cars opens the list', async () => {
  await openScreen(`/search?${trip}&cmp=a,b,c,d&vs=1`, found)
  await cards()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a car is shared by its address through WhatsApp or a copied link where the device shares nothing', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await openScreen(`/search?${trip}&sort=deposit&car=prado`, found)
  const sheet = within(await dialog())
  const link = await sheet.findByRole('link', { name: 'Share on WhatsApp' })
  const message = new URL(link.getAttribute('href')!).searchParams.get('text')
  expect(message).toContain(`/search?${trip}&car=prado`)
  press(sheet.getByRole('button', { name: 'Copy link' }))
  await screen.findByText('Link copied.')
  expect(copied.mock.calls[0]![0]).toMatch(/^http.*car=prado/)
})

test('where it cannot be copied either, the link is shown until it is pressed away, and the sheet stays', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))
  await openScreen(`/search?${trip}&car=prado`, found)
  press(await within(await dialog()).findByRole('button', { name: 'Copy link' }))
  const message = await screen.findByText(/^http.*car=prado/)
  press(message)
  await waitFor(() => expect(screen.queryByText(/^http.*car=prado/)).toBeNull())
  await dialog()
})

test('a car is shared by its address through the device where it can', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue()
  Object.assign(navigator, { share })
  await openScreen(`/search?${trip}&car=prado`, found)
  press(await within(await dialog()).findByRole('button', { name: 'Share' }))
  delete (navigator as Partial<Navigator>).share
  await waitFor(() => expect(share.mock.calls[0]![0].url).toContain('car=prado'))
})

/** Whatever spaces stand between digits. */
const reads = (price: string) =>
  waitFor(() =>
    expect(screen.getByRole('main', { hidden: true }).textContent.replaceAll(/\s/g, ' ')).toContain(price),
  )

test('language and currency change in place, and prices are the same money', async () => {
  await openScreen(`/checkout?${trip}&car=prado`, found)
  fill(await screen.findByLabelText('Full name'), 'Ngo Bassa Ruth')
  await reads('150,000 FCFA')
  window.history.replaceState(window.history.state, '', `/checkout?${trip}&car=prado&l=fr`)
  expect(await screen.findByLabelText('Nom complet')).toHaveProperty('value', 'Ngo Bassa Ruth')
  await reads('150 000 FCFA')

  press(screen.getAllByRole('button', { name: /langue et (la )?devise/i })[0]!)
  fireEvent.click(await screen.findByRole('radio', { name: /€/ }))
  await reads('228.67 €')
  expect(screen.getByLabelText('Nom complet')).toHaveProperty('value', 'Ngo Bassa Ruth')
})

test('so many cars that they are not counted to the last are told with a plus', async () => {
  const many = { ...pageOf([prado, rav4]), total: 10_000, totalIsAtLeast: true }
  await openScreen(`/search?${trip}`, { ...found, 'GET /api/cars': many })
  await waitFor(() =>
    expect(screen.getByRole('main').textContent).toContain('10,000+ cars · total for 3 days'),
  )
})
