// One change of many cars, and what takes it back.

import type { BulkAnswer } from '#contract/bookings/booking-acts.ts'
import * as calls from '#contract/staff/fleet/car-edits.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#client/api/http.ts'
import { notKept } from '#client/api/not-kept.ts'
import { currentQueryClient } from '#client/api/query-client.ts'
import { renewCalendar } from '#client/api/bookings/staff-calendar.ts'

export const carEditQueries = {
  /** Those that can still be taken back. */
  latest: () =>
    queryOptions({
      queryKey: ['staff', 'car-edits'],
      queryFn: ({ signal }) => call(calls.listCarEdits, { signal }),
      staleTime: 0,
      ...notKept,
    }),
}

/** What the change would make of each car. */
export const previewCarEdit = (ids: string[], edit: calls.CarEdit): Promise<calls.EditPreview> =>
  call(calls.previewCarEdit, { body: { ids, edit } })

async function renewed(answer: Promise<BulkAnswer>): Promise<BulkAnswer> {
  try {
    return await answer
  } finally {
    void currentQueryClient().invalidateQueries({ queryKey: ['staff'] })
    void renewCalendar()
  }
}

type Shown = calls.EditPreview['cars']

/** `_id` is of the act, made once a sheet. Cars that are other than they were shown are refused. */
export const makeCarEdit = (_id: string, cars: Shown, edit: calls.CarEdit): Promise<BulkAnswer> =>
  renewed(
    call(calls.makeCarEdit, {
      body: { _id, edit, cars: cars.map((car) => ({ _id: car._id, was: car.version })) },
    }),
  )

export const undoCarEdit = (id: string): Promise<BulkAnswer> =>
  renewed(call(calls.undoCarEdit, { params: { id } }))
