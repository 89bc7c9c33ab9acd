import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { carQueries } from '../cars/cars.ts'
import { call } from '../http.ts'
import { setQueryClient } from '../query-client.ts'
import { giveUpHold, giveUpSession } from './payments.ts'

vi.mock('../http.ts', () => ({ call: vi.fn() }))

const trip = { pl: 'douala-airport', from: '2027-03-08T10:00', to: '2027-03-11T10:00' }

test.each([
  { of: 'a payment', giveUp: giveUpSession },
  { of: 'a booking', giveUp: giveUpHold },
])('the car of $of that is given up is asked for anew', async ({ giveUp }) => {
  const client = new QueryClient()
  setQueryClient(client)
  const offer = carQueries.freshOffer('v-class', trip)
  vi.mocked(call).mockResolvedValueOnce({ isFree: false } as never)
  expect(await client.fetchQuery(offer)).toEqual({ isFree: false })
  vi.mocked(call).mockResolvedValueOnce(undefined)
  await giveUp('held')
  vi.mocked(call).mockResolvedValueOnce({ isFree: true } as never)
  expect(await client.fetchQuery(offer)).toEqual({ isFree: true })
})
