import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { filterNames } from '#contract/cars/car-search.ts'
import type { FacetCounts } from '#contract/cars/cars.ts'
import { supplierQueries } from '#client/api/cars/suppliers.ts'
import { onSearch, press, render } from '#tests/support/render.tsx'
import { readSearchParams, writeSearchParams } from '../search-params.ts'
import { FilterPanel } from './FilterPanel.tsx'

const counts = (given: Partial<FacetCounts> = {}) =>
  ({ ...Object.fromEntries(filterNames.map((name) => [name, {}])), ...given }) as FacetCounts

async function panel(query: string, facets?: FacetCounts, more = '') {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  client.setQueryData(supplierQueries.all().queryKey, [])
  const part = (
    <QueryClientProvider client={client}>
      <FilterPanel facets={facets} more={more} />
    </QueryClientProvider>
  )
  const { screen, router } = onSearch(part, query, {
    validateSearch: readSearchParams,
    middleware: writeSearchParams,
  })
  const { root } = await render(screen)
  await expect.poll(() => root.querySelector('fieldset')).not.toBeNull()
  const option = (label: string) =>
    [...root.querySelectorAll('label')]
      .find(({ textContent }) => textContent.startsWith(label))!
      .querySelector('input')!
  return { root, option, address: () => router.history.location.href, entries: () => router.history.length }
}

test('a tick is in the address under its short key, returns to the first page and adds no history entry', async () => {
  const { option, address, entries } = await panel('pl=douala&page=3&fu=diesel')
  const before = entries()
  await press(option('Automatic'))
  await expect.poll(address).toBe('/search?pl=douala&fu=diesel&gb=automatic')
  expect(option('Automatic').checked).toBe(true)
  expect(entries()).toBe(before)
  await press(option('Automatic'))
  await expect.poll(address).toBe('/search?pl=douala&fu=diesel')
})

test('of ratings only one is chosen, and "Any" gives it up', async () => {
  const { root, option, address } = await panel('rt=3')
  expect(option('3 and up').checked).toBe(true)
  await press(option('4 and up'))
  await expect.poll(address).toBe('/search?rt=4')
  expect(
    [...root.querySelectorAll<HTMLInputElement>('input[name="minimumRating"]')].filter(
      ({ checked }) => checked,
    ),
  ).toHaveLength(1)
  await press(root.querySelector('input[name="minimumRating"]'))
  await expect.poll(address).toBe('/search')
})

test('a value that would leave no car cannot be ticked, but a ticked one can be removed', async () => {
  const { option, address } = await panel('gb=manual', counts({ gearboxes: { automatic: 0, manual: 0 } }))
  expect(option('Automatic').disabled).toBe(true)
  expect(option('Manual').disabled).toBe(false)
  await press(option('Manual'))
  await expect.poll(address).toBe('/search')
})

test('each value shows how many cars it leaves; before they are known, none is disabled', async () => {
  const known = await panel('', counts({ gearboxes: { automatic: 12 } }))
  expect(known.option('Automatic').closest('label')?.textContent).toBe('Automatic1212 cars')
  const unknown = await panel('')
  expect(unknown.option('Automatic').closest('label')?.textContent).toBe('Automatic')
  expect(unknown.root.querySelectorAll('input:disabled')).toHaveLength(0)
})

test('of more cars than are counted a value that none of the counted has may be chosen', async () => {
  const facets = counts({ gearboxes: { manual: 6132 } })
  const few = await panel('pl=douala', facets)
  expect(few.option('Automatic').disabled).toBe(true)
  const many = await panel('pl=douala', facets, '+')
  expect(many.option('Automatic').disabled).toBe(false)
  expect(many.option('Manual').closest('label')!.textContent).toContain('6132+')
})
