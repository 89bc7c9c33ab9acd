import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { currencies, type Currency } from '#domain/money/currencies.ts'
import { useCurrency } from '#client/i18n/currency.ts'
import { useIsRateMissing, useMoney } from '#client/i18n/money.ts'
import { press, render } from '#tests/support/render.tsx'
import { RateAge } from './RateAge.tsx'

function Price() {
  const isMissing = useIsRateMissing()
  const { show } = useMoney()
  const [, choose] = useCurrency()
  return (
    <>
      <span>{show(75_000)}</span>
      <b>{String(isMissing)}</b>
      <RateAge />
      {currencies.map((code) => (
        <button key={code} type="button" onClick={() => choose(code)}>
          {code}
        </button>
      ))}
    </>
  )
}

const rates = vi.fn<() => Promise<Record<string, number>>>()
beforeEach(() => void rates.mockReset())

const choose = (root: HTMLElement, code: Currency) =>
  press([...root.querySelectorAll('button')].find(({ textContent }) => textContent === code))

async function priceInDollars() {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        // What the API answers with.
        persister: async () => ({ base: 'XAF', rates: await rates(), asOf: new Date().toISOString() }),
      },
    },
  })
  const { root } = await render(
    <QueryClientProvider client={client}>
      <Price />
    </QueryClientProvider>,
  )
  await choose(root, 'USD')
  return root
}

test('without a rate prices are in francs, and the screen says why', async () => {
  rates.mockRejectedValue(new Error('away'))
  const root = await priceInDollars()
  await act(() => expect.poll(() => root.querySelector('b')!.textContent).toBe('true'))
  expect(root.querySelector('span')!.textContent).toBe('75,000\u00A0FCFA')
  expect(root.querySelector('p')!.textContent).toBe('XAF (rates unavailable)')
  await choose(root, 'EUR')
  expect([root.querySelector('b')!.textContent, root.querySelector('p')]).toEqual(['false', null])
})

test('rates that are on their way are not missing', async () => {
  let answer!: (rates: Record<string, number>) => void
  rates.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  const root = await priceInDollars()
  expect(root.querySelector('b')!.textContent).toBe('false')
  // No francs first.
  expect(root.querySelector('span')!.textContent).toBe('…')
  await act(async () => answer({ XAF: 1, USD: 0.0018 }))
  await act(() => expect.poll(() => root.querySelector('span')!.textContent).toBe('$135'))
  expect([root.querySelector('b')!.textContent, root.querySelector('p')]).toEqual(['false', null])
})
