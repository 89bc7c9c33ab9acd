import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import type { PersonRow } from '#contract/staff/people/people.ts'
import type { StaffSupplierRow } from '#contract/staff/people/suppliers.ts'
import { aUser } from '#tests/fixtures/site.ts'
import { openScreen, press, signedIn } from '#tests/support/screen.tsx'

const suppliers = Array.from({ length: 45 }, (_, index): StaffSupplierRow => {
  const nth = String(index + 1).padStart(2, '0')
  return {
    _id: `agency-${nth}`,
    name: `Agency ${nth}`,
    logo: '/logo.svg',
    cars: (index * 7) % 45,
    carLimit: null,
    isSuspended: index === 30,
    isInvited: false,
  }
})
const answers = () => ({
  ...signedIn(aUser({ type: 'admin' })),
  'GET /api/staff/suppliers': suppliers,
})
const shown = (kind: string) =>
  [...document.querySelectorAll(`[data-${kind}]`)].map((row) => row.getAttribute(`data-${kind}`))
const until = (kind: string, rows: unknown[]) => waitFor(() => expect(shown(kind)).toEqual(rows))
const ids = (from: number, to: number) => suppliers.slice(from, to).map(({ _id }) => _id)

test('a whole list goes page by page on a desktop, in the order of the heading that was pressed', async () => {
  const { router } = await openScreen('/staff/manage/suppliers', answers(), 1280)
  await until('supplier', ids(0, 20))
  press(screen.getByRole('link', { name: 'Next' }))
  await until('supplier', ids(20, 40))
  expect(screen.getByRole('navigation', { name: 'Pages' }).textContent).toContain('Page 2 of 3')
  // The most cars first, and with it the first page.
  press(screen.getByRole('button', { name: 'Cars' }))
  const byCars = suppliers.toSorted((one, other) => other.cars - one.cars).map(({ _id }) => _id)
  await until('supplier', byCars.slice(0, 20))
  expect(router.state.location.href).toBe('/staff/manage/suppliers?order=cars-down')
  expect(screen.getByRole('columnheader', { name: 'Cars' }).getAttribute('aria-sort')).toBe('descending')
})

test('a page that a list no longer has is its last one', async () => {
  await openScreen('/staff/manage/suppliers?page=9', answers(), 1280)
  await until('supplier', ids(40, 45))
  expect(screen.queryByRole('link', { name: 'Next' })).toBeNull()
})

test('a name is found without its accents, and as it is pasted', async () => {
  const named = (_id: string, name: string) => ({ ...suppliers[0]!, _id, name })
  await openScreen(`/staff/manage/suppliers?q=${encodeURIComponent('fébé\u00A0mont')}`, {
    ...answers(),
    'GET /api/staff/suppliers': [
      named('one', 'Mont Fe\u0301be\u0301'),
      named('two', 'Mont Febe'),
      named('three', 'Mont'),
    ],
  })
  await until('supplier', ['one', 'two'])
})

test('a phone scrolls through all of it', async () => {
  await openScreen('/staff/manage/suppliers?page=2', answers())
  await until('supplier', ids(0, 45))
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
})

const people = (page: number) =>
  Array.from({ length: page === 2 ? 5 : 20 }, (_, index): PersonRow => ({
    _id: `person-${page}-${index}`,
    fullName: `Person ${page} ${index}`,
    email: 'somebody@wouri.example',
    phone: null,
    type: 'user',
    state: 'active',
    createdAt: '2026-01-01T00:00:00.000Z',
    bookings: 0,
  }))
const peopleAnswers = () => ({
  ...signedIn(aUser({ type: 'admin' })),
  'GET /api/staff/people': ({ url }: Request) => {
    const { searchParams } = new URL(url)
    const after = searchParams.get('after')
    const page = after === null ? Number(searchParams.get('page') ?? 1) : Number(after.split('_')[0]) / 20 + 1
    return {
      people: people(page),
      next: page === 2 ? null : `${page * 20}_before`,
      count: after === null ? { counted: 25, isMore: false } : null,
    }
  },
})

test('a list that is fetched piece by piece asks a desktop’s page by its number', async () => {
  const idsOf = (page: number) => people(page).map(({ _id }) => _id)
  await openScreen('/staff/manage/people', peopleAnswers(), 1280)
  await until('person', idsOf(1))
  press(screen.getByRole('link', { name: 'Next' }))
  await until('person', idsOf(2))
  expect(screen.getByRole('navigation', { name: 'Pages' }).textContent).toContain('Page 2 of 2')
})

test('and on a phone goes on where it ended', async () => {
  await openScreen('/staff/manage/people?page=2', peopleAnswers())
  await until(
    'person',
    [1, 2].flatMap(people).map(({ _id }) => _id),
  )
})
