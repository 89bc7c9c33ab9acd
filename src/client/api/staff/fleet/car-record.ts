// What a car earned, cost and needs next, and the acts on its costs and its maintenance plan.

import { queryOptions } from '@tanstack/react-query'
import * as account from '#contract/staff/fleet/car-account.ts'
import * as upkeep from '#contract/staff/fleet/upkeep.ts'
import type { BodyInputOf } from '#contract/endpoint.ts'
import { call } from '../../http.ts'
import { currentQueryClient } from '../../query-client.ts'
import { renewCalendar } from '#client/api/bookings/staff-calendar.ts'

type NewCost = BodyInputOf<typeof account.addCarCost>
type NewService = BodyInputOf<typeof upkeep.addCarService>
type DoneService = BodyInputOf<typeof upkeep.finishCarService>
type WorkshopTime = BodyInputOf<typeof upkeep.planCarService>['time']

const root = ['staff', 'cars', 'record'] as const

export const carRecordQueries = {
  /** For those who see figures. Always asked again: its sums change with every booking. */
  account: (id: string) =>
    queryOptions({
      queryKey: [...root, id, 'account'],
      queryFn: ({ signal }) => call(account.getCarAccount, { params: { id }, signal }),
      staleTime: 0,
    }),
  upkeep: (id: string) =>
    queryOptions({
      queryKey: [...root, id, 'upkeep'],
      queryFn: ({ signal }) => call(upkeep.getCarUpkeep, { params: { id }, signal }),
      staleTime: 0,
    }),
}

/** What was refused shows that the screen is older than the server: either way it is read again. */
async function act(id: string, what: Promise<unknown>): Promise<void> {
  const client = currentQueryClient()
  try {
    await what
  } finally {
    await client.invalidateQueries({ queryKey: [...root, id] })
    void client.invalidateQueries({ queryKey: ['staff', 'today'] })
  }
}

/** Sent again it is the same cost. */
export const addCost = (id: string, body: NewCost): Promise<void> =>
  act(id, call(account.addCarCost, { params: { id }, body }))

export const takeBackCost = (id: string, cost: string, reason: string): Promise<void> =>
  act(id, call(account.takeBackCarCost, { params: { id, cost }, body: { reason } }))

/** Sent again it is the same service. */
export const addService = (id: string, body: NewService): Promise<void> =>
  act(id, call(upkeep.addCarService, { params: { id }, body }))

export const finishService = async (id: string, service: string, body: DoneService): Promise<void> => {
  await act(id, call(upkeep.finishCarService, { params: { id, service }, body }))
  void renewCalendar()
}

/** Blocks the car, or gives its time back. Throws `car-taken`. */
export const planWorkshop = async (id: string, service: string, time: WorkshopTime): Promise<void> => {
  await act(id, call(upkeep.planCarService, { params: { id, service }, body: { time } }))
  void renewCalendar()
}

export const removeService = async (id: string, service: string): Promise<void> => {
  await act(id, call(upkeep.removeCarService, { params: { id, service } }))
  void renewCalendar()
}
