// Where the cars are, and whose they are: two lists that lead to a search.

import { screen, waitFor, within } from '@testing-library/dom'
import { afterEach, expect, test, vi } from 'vitest'
import { languages } from '#domain/language.ts'
import { aPlace } from '#tests/fixtures/car.ts'
import { someSettings } from '#tests/fixtures/site.ts'
import { aSupplier } from '#tests/fixtures/supplier.ts'
import { failure, fill, openScreen, press } from '#tests/support/screen.tsx'
import { wordsIn } from '#tests/support/words.ts'

const named = (name: string) => ({ en: name, fr: name, es: name })
const city = (id: string, name: string, given: object = {}) =>
  aPlace({ _id: id, kind: 'city', name: named(name), ...given })
const places = [
  city('douala', 'Douala', { latitude: 4.05, longitude: 9.7 }),
  aPlace({ _id: 'douala-akwa', parent: 'douala', kind: 'district', name: named('Douala, Akwa') }),
  city('kribi', 'Kribi', { latitude: 2.94, longitude: 9.91, cars: 7 }),
  city('yaounde', 'Yaoundé', { latitude: 3.87, longitude: 11.52 }),
  aPlace({ _id: 'nsimalen', parent: 'yaounde', name: named('Yaoundé-Nsimalen International Airport') }),
]
const supplierPage = (page: number, names: string[], total = names.length) => ({
  suppliers: names.map((name) => aSupplier({ _id: name.toLowerCase().replace(' ', '-'), name })),
  total,
  page,
  pageSize: 2,
})
const answers = {
  'GET /api/locations': places,
  'GET /api/suppliers': { ...supplierPage(1, []), suppliers: [aSupplier()], total: 1 },
}

const row = (name: string) => within(screen.getByRole('main')).queryByRole('link', { name })
const findRow = (name: string) => screen.findByRole('link', { name })

afterEach(() => vi.restoreAllMocks())

test.each(languages)('both pages speak %s', async (language) => {
  const words = wordsIn(language)
  await openScreen(`/locations?l=${language}`, answers)
  const title = await screen.findByRole('heading', { level: 1 })
  expect(title.textContent).toBe(words('Locations'))
  window.history.pushState({}, '', `/suppliers?l=${language}`)
  await screen.findByRole('heading', { level: 1, name: words('Rental agencies') })
})

test('a place leads to its cars, with the dates proposed', async () => {
  await openScreen('/locations', answers)
  const link = await findRow('Douala, Akwa')
  await waitFor(() =>
    expect(link.getAttribute('href')).toMatch(/^\/search\?(?=.*pl=douala-akwa)(?=.*from=)(?=.*to=)/),
  )
})

test('the number beside a place is the number of its cars', async () => {
  await openScreen('/locations', answers)
  await findRow('Kribi')
  expect(document.querySelector('#kribi')!.textContent).toContain('7 cars')
})

test('typing finds a place without its accents, keeps it under its city, and says how many there are', async () => {
  await openScreen('/locations', answers)
  const field = await screen.findByLabelText('Find a place')
  fill(field, 'nsimalen')
  await waitFor(() => expect(row('Douala')).toBeNull())
  expect(row('Yaoundé')).not.toBeNull()
  expect(row('Yaoundé-Nsimalen International Airport')).not.toBeNull()
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(said).toContain('2 places')
  fill(field, 'atlantis')
  press(await screen.findByRole('button', { name: 'Show every place' }))
  await findRow('Douala')
})

test('with a known position the nearest place comes first, with its distance', async () => {
  const coords = { latitude: 2.95, longitude: 9.92 }
  const getCurrentPosition = (found: (position: object) => void) => found({ coords })
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue({ getCurrentPosition } as never)
  await openScreen('/locations', answers)
  press(await screen.findByRole('button', { name: 'Near me' }))
  await waitFor(() => {
    const [first] = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 })
    expect(first!.textContent).toBe('Kribi')
  })
  expect(document.querySelector('#kribi')!.textContent).toMatch(/cars2 km$/)
  expect(document.querySelector('#douala')!.textContent).toMatch(/1\d\d km/)
})

test('a supplier says where it is and how it is paid, and leads to its own cars only', async () => {
  await openScreen('/suppliers', answers)
  const link = await findRow('Kribi Littoral')
  const card = link.closest('article')!
  expect(card.textContent).toContain('Douala, Kribi')
  expect(card.textContent).toContain('Pay at the counter: cash, MTN MoMo, Orange Money')
  await waitFor(() =>
    expect(link.getAttribute('href')).toMatch(/^\/search\?(?=.*sup=kribi-littoral)(?=.*pl=douala)/),
  )
})

const pagesOf = (count: number) => ({
  'GET /api/suppliers': ({ url }: Request) => {
    const page = Number(new URL(url).searchParams.get('page') ?? 1)
    return supplierPage(page, [`Mboa ${page}`, `Sahel ${page}`], 2 * count)
  },
})

test('more suppliers follow on a phone as the end comes near', async () => {
  await openScreen('/suppliers', pagesOf(2))
  await findRow('Sahel 2')
  for (const name of ['Mboa 1', 'Sahel 1', 'Mboa 2']) expect(row(name)).not.toBeNull()
  await waitFor(() => expect(row('Load more')).toBeNull())
})

test('on a desktop they come page by page', async () => {
  const { router } = await openScreen('/suppliers', pagesOf(3), 1280)
  await findRow('Mboa 1')
  press(await screen.findByRole('link', { name: 'Next page' }))
  await findRow('Mboa 2')
  expect(row('Mboa 1')).toBeNull()
  expect(router.state.location.href).toBe('/suppliers?page=2')
  expect(screen.getByRole('navigation', { name: 'Pages' }).textContent).toContain('Page 2 of 3')
})

test('a site that hides its suppliers has no page of them', async () => {
  await openScreen('/suppliers', {
    'GET /api/settings': someSettings({ hideSuppliers: true }),
    'GET /api/suppliers': supplierPage(1, []),
  })
  await screen.findByRole('heading', { level: 1, name: 'Nothing to see here!' })
})

test.each([
  ['/locations', 'GET /api/locations', 'The places could not be loaded', 'Kribi'],
  ['/suppliers', 'GET /api/suppliers', 'The rental agencies could not be loaded', 'Kribi Littoral'],
] as const)('a failed load of %s says so, and can be tried again', async (path, call, title, name) => {
  const opened = await openScreen(path, { ...answers, [call]: failure(500, 'unexpected') })
  expect((await screen.findByRole('alert')).textContent).toContain(title)
  opened.answers[call] = answers[call]
  press(screen.getByRole('button', { name: 'Retry' }))
  await findRow(name)
})
