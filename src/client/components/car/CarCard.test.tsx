import { i18n } from '@lingui/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { CarOffer } from '#contract/cars/cars.ts'
import { aCarOffer } from '#tests/fixtures/car.ts'
import { onSearch, press, render } from '#tests/support/render.tsx'
import { CarCard } from './CarCard.tsx'

// Counts of days are written outside of components' own texts.
i18n.loadAndActivate({ locale: 'en', messages: {} })

const onOpen = vi.fn()

async function card(given: Partial<CarOffer> = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  const part = (
    <QueryClientProvider client={client}>
      <CarCard
        car={aCarOffer(given)}
        onOpen={onOpen}
        heart={<button type="button">Save</button>}
        compare={<button type="button">Compare</button>}
      />
    </QueryClientProvider>
  )
  const { screen, router } = onSearch(part, 'pl=douala-airport&page=2', {
    validateSearch: (address) => address,
  })
  const { root } = await render(screen)
  await expect.poll(() => root.querySelector('article')).not.toBeNull()
  return { root, router, link: root.querySelector('a')! }
}
const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ')
const words = async (given: Partial<CarOffer>) => (await card(given)).root.textContent

test('the one link of a card says the car, the whole price and for how long', async () => {
  const { root, link } = await card()
  expect(root.querySelectorAll('a')).toHaveLength(1)
  expect(plain(link.getAttribute('aria-label'))).toMatch(
    /^Toyota Land Cruiser Prado, .*150,000.* for 3 days$/,
  )
  expect(plain(root.textContent)).toMatch(/50,000.* a day/)
  expect(plain(root.textContent)).toMatch(/Security deposit .*300,000/)
  expect(root.textContent).toMatch(/7 seats · Automatic · Air conditioning/)
})

test('it opens the car over the list as it is, and the hearts on it open nothing', async () => {
  const { link, root, router } = await card()
  for (const button of root.querySelectorAll('button')) expect(link.contains(button)).toBe(false)
  await press(link)
  expect(onOpen).toHaveBeenCalledTimes(1)
  await expect
    .poll(() => router.state.location.search)
    .toEqual({ pl: 'douala-airport', page: '2', car: 'prado' })
})

test('free cancellation is promised where it is paid at the counter or included, and nowhere else', async () => {
  const { supplier, extras } = aCarOffer()
  const online = { ...supplier, payLater: false }
  const limited = { mileage: 200 }
  expect(await words(limited)).toContain('Free cancellation')
  expect(await words({ ...limited, supplier: online, extras: { ...extras, cancellation: 0 } })).toContain(
    'Free cancellation',
  )
  expect(await words({ ...limited, supplier: online })).not.toContain('Free cancellation')
})

test('one reason speaks for a car, the rarest: no deposit, unlimited mileage, free cancellation', async () => {
  expect(await words({ deposit: 0 })).toContain('No security deposit')
  expect(await words({})).toContain('Unlimited mileage')
  expect(await words({})).not.toContain('Free cancellation')
  expect(await words({ mileage: 200 })).not.toContain('Unlimited mileage')
})
