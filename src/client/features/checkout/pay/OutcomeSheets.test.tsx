import { useQuery } from '@tanstack/react-query'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { CallFailure } from '#client/api/call-failure.ts'
import { carQueries } from '#client/api/cars/cars.ts'
import type { Checkout } from '#client/features/checkout/useCheckout.ts'
import { press, render } from '#tests/support/render.tsx'
import { PriceChangedSheet } from './OutcomeSheets.tsx'

const car = 'demo-prado-daily'
const trip = { pl: 'douala-airport', from: '2027-03-01T10:00', to: '2027-03-04T10:00' }
const ask = vi.fn<() => Promise<number>>()

/** The sheet over a screen that shows the offer, whose price is all that is asked for here. */
function Screen() {
  const { data: total } = useQuery({ queryKey: carQueries.offer(car, trip).queryKey, queryFn: ask })
  if (total === undefined) return null
  const checkout = { offer: { _id: car }, trip, price: { total } } as unknown as Checkout
  return <PriceChangedSheet before={150_000} checkout={checkout} onClose={vi.fn()} onAgree={vi.fn()} />
}
const button = (name: RegExp) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => name.test(textContent))
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))

test('without a network no price is offered as the new one, and it can be asked for again', async () => {
  ask.mockResolvedValueOnce(150_000).mockRejectedValueOnce(new CallFailure('offline'))
  await render(<Screen />)
  await settled()
  expect(button(/^Reserve/)).toBeUndefined()
  expect(document.querySelector('[role="alert"]')).not.toBeNull()
  ask.mockResolvedValueOnce(160_000)
  await press(button(/^Retry/))
  await settled()
  expect(button(/^Reserve/)?.textContent.replaceAll(/\D/g, '')).toBe('160000')
  expect(document.querySelector('[role="alert"]')).toBeNull()
})
