import { useQueries } from '@tanstack/react-query'
import { calendarPageSize, type StaffCalendar } from '#contract/staff/fleet/calendar.ts'
import type { Day } from '#domain/rental/period.ts'
import {
  staffCalendarQueries,
  type CalendarCar,
  type CalendarFilters,
} from '#client/api/bookings/staff-calendar.ts'

type Shown = { from: Day; days: number; filters: CalendarFilters; first: number; last: number }
type Part = { data: StaffCalendar | undefined; isPlaceholderData: boolean }

/** Rows before the next page is needed: it is here when they are scrolled to. */
const ahead = 24

const pageOf = (index: number) => Math.floor(index / calendarPageSize) + 1

/** The pages of cars that the rows from `first` up to `last` need, beside the first page. */
export function useCalendarPages(head: Part, { from, days, filters, first, last }: Shown) {
  const total = head.data?.total ?? 0
  const firstPage = pageOf(Math.max(0, first - ahead))
  const lastPage = pageOf(Math.max(0, Math.min(last + ahead, total) - 1))
  const asked = Array.from({ length: lastPage - firstPage + 1 }, (_, at) => firstPage + at).filter(
    (page) => page > 1,
  )
  const queries = useQueries({
    queries: asked.map((page) => staffCalendarQueries.page(from, days, filters, page)),
  })
  return {
    failed: queries.find((query) => query.isError),
    /** The car of a row, null while it is on its way; `isBusy` when only its entries are. */
    carAt: (index: number): { car: CalendarCar; isBusy: boolean } | null => {
      const number = pageOf(index)
      const part: Part | undefined = number === 1 ? head : queries[asked.indexOf(number)]
      // Until it is here the query may show another page: its cars are not these.
      const car = part?.data?.page === number ? part.data.cars[index % calendarPageSize] : undefined
      return car === undefined ? null : { car, isBusy: part?.isPlaceholderData ?? false }
    },
  }
}
