// People, for admins. Nothing of it is kept on the device.

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import * as acts from '#contract/staff/people/people-acts.ts'
import {
  getPerson,
  listPeople,
  type PeopleFilters,
  type PeopleOrder,
  type StaffPerson,
} from '#contract/staff/people/people.ts'
import { minute } from '#domain/rental/period.ts'
import { call } from '../http.ts'
import { notKept } from '../not-kept.ts'
import { currentQueryClient } from '../query-client.ts'
import { pageSize } from '../page-size.ts'

/** `page` is counted from 1, where the list is shown page by page. */
type PeopleList = PeopleFilters & { order?: PeopleOrder | undefined; page?: number | undefined }

const root = ['staff', 'people'] as const

export const peopleQueries = {
  /** `after` of one page is the `next` of the one before. */
  list: ({ type, state, q, order, page = 1 }: PeopleList) => {
    const query = {
      ...(type?.length && { type }),
      ...(state?.length && { state }),
      ...(q && { q }),
      ...(order && { order }),
      ...(page > 1 && { page }),
    }
    return infiniteQueryOptions({
      queryKey: [...root, 'list', query],
      queryFn: ({ pageParam, signal }) =>
        call(listPeople, {
          query: { ...query, size: pageSize, ...(pageParam !== null && { after: pageParam }) },
          signal,
        }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ next }) => next,
      staleTime: minute,
      ...notKept,
    })
  },
  one: (id: string) => {
    return queryOptions({
      queryKey: [...root, 'one', id],
      queryFn: ({ signal }) => call(getPerson, { params: { id }, signal }),
      staleTime: 0,
      ...notKept,
    })
  },
}

/** What is on the screen is the person as the act left them; lists are asked for again. */
async function keep(person: StaffPerson): Promise<void> {
  const client = currentQueryClient()
  client.setQueryData(peopleQueries.one(person._id).queryKey, person)
  await client.invalidateQueries({ queryKey: [...root, 'list'] })
}

/** `note` is its id, made once per sheet: sent again it is the same note. */
export const notePerson = async (id: string, note: string, text: string): Promise<void> =>
  keep(await call(acts.writePersonNote, { params: { id }, body: { _id: note, text } }))

/** Throws `not-possible-now` for admins and suppliers. */
export const suspendPerson = async (id: string, isSuspended: boolean, reason: string): Promise<void> =>
  keep(await call(acts.suspendPerson, { params: { id }, body: { isSuspended, reason } }))

/** Throws `too-many-requests`, and `not-possible-now` for somebody without an address. */
export async function resendActivation(id: string): Promise<void> {
  await call(acts.resendActivation, { params: { id } })
  await currentQueryClient().invalidateQueries({ queryKey: peopleQueries.one(id).queryKey })
}

/** Throws `not-possible-now` unless it is a guest who goes into an account. */
export async function mergeGuest(guest: string, into: string): Promise<void> {
  await keep(await call(acts.mergeGuest, { params: { id: guest }, body: { into } }))
  currentQueryClient().removeQueries({ queryKey: peopleQueries.one(guest).queryKey })
}
