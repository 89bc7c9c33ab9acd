// The calendar of the fleet and its blocks. It names drivers, so it stays in memory and is never kept on the device.

import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { BodyInputOf, ResponseOf } from '#contract/endpoint.ts'
import {
  changeStaffBlock,
  createStaffBlock,
  getStaffCalendar,
  removeStaffBlock,
  type StaffCalendar,
} from '#contract/staff/fleet/calendar.ts'
import { addDays, type Day, type WallTime } from '#domain/rental/period.ts'
import { call } from '#client/api/http.ts'
import { currentQueryClient } from '#client/api/query-client.ts'

export type CalendarCar = StaffCalendar['cars'][number]
export type CalendarEntry = CalendarCar['entries'][number]
export type NewBlock = BodyInputOf<typeof createStaffBlock>
export type BlockChange = BodyInputOf<typeof changeStaffBlock>
export type BlockScope = NonNullable<BlockChange['scope']>

export type CalendarFilters = {
  q?: string | undefined
  supplier?: string | undefined
  car?: string | undefined
  freeFrom?: WallTime | undefined
  freeTo?: WallTime | undefined
}

const root = 'staff-calendar'

export const staffCalendarQueries = {
  /** One page of cars with what takes their time on so many days. */
  page: (from: Day, days: number, filters: CalendarFilters, page: number) =>
    queryOptions({
      queryKey: [root, { from, days, ...filters }, page],
      queryFn: ({ signal }) =>
        call(getStaffCalendar, {
          query: { from, to: addDays(from, days - 1), page, ...given(filters) },
          signal,
        }),
      staleTime: 30_000,
      // The names of the cars stay while the entries of other days are on their way.
      placeholderData: keepPreviousData,
    }),
}

function given({ q, supplier, car, freeFrom, freeTo }: CalendarFilters): CalendarFilters {
  return {
    ...(q && { q }),
    ...(supplier && { supplier }),
    ...(car && { car }),
    ...(freeFrom && freeTo && { freeFrom, freeTo }),
  }
}

/** Blocks a car. The id is made once per form: sent again, it is the same block. Throws `car-taken`. */
export async function blockCar(block: NewBlock): Promise<ResponseOf<typeof createStaffBlock>> {
  const made = await call(createStaffBlock, { body: block })
  await renewCalendar()
  return made
}

/** Moves a block, or it and the rest of its series by as much. Throws `car-taken`, and `changed-meanwhile` when it has moved since. */
export async function changeBlock({ _id: id, from, to }: CalendarEntry, change: BlockChange): Promise<void> {
  await call(changeStaffBlock, { params: { id }, body: { ...change, was: { from, to } } })
  await renewCalendar()
}

/** `shown` is the block on the screen. Throws `changed-meanwhile` when it has moved since. */
export async function removeBlock({ _id: id, from, to }: CalendarEntry, scope: BlockScope): Promise<void> {
  await call(removeStaffBlock, { params: { id }, query: { scope, wasFrom: from, wasTo: to } })
  await renewCalendar()
}

/** A block as the calendar was last read; undefined when it is not there any more. */
export function readBlock(id: string): CalendarEntry | undefined {
  const pages = currentQueryClient().getQueriesData<StaffCalendar>({ queryKey: [root], type: 'active' })
  return pages
    .flatMap(([, page]) => page?.cars ?? [])
    .flatMap(({ entries }) => entries)
    .find(({ _id }) => _id === id)
}

/** Resolves when the shown pages are new. */
export async function renewCalendar(): Promise<void> {
  await currentQueryClient().invalidateQueries({ queryKey: [root] })
}
