// The seasons of a fleet.

import { queryOptions } from '@tanstack/react-query'
import type { BodyInputOf } from '#contract/endpoint.ts'
import * as calls from '#contract/staff/fleet/seasons.ts'
import { call } from '../http.ts'
import { currentQueryClient } from '../query-client.ts'

type NewSeason = BodyInputOf<typeof calls.createSeason>
type SeasonChange = BodyInputOf<typeof calls.changeSeason>

const root = ['staff', 'seasons'] as const

export const seasonQueries = {
  /** Always asked again: a form begins with it. */
  list: (supplier?: string) =>
    queryOptions({
      queryKey: [...root, supplier ?? null],
      queryFn: ({ signal }) => call(calls.listStaffSeasons, { query: supplier ? { supplier } : {}, signal }),
      staleTime: 0,
    }),
}

/** Also after a refusal: somebody else may have been there. */
async function andRenew<T>(act: Promise<T>): Promise<T> {
  try {
    return await act
  } finally {
    await currentQueryClient().invalidateQueries({ queryKey: root })
  }
}

/** Sent again it is the same season. Throws `season-overlap`. */
export const createSeason = (body: NewSeason) => andRenew(call(calls.createSeason, { body }))

/** Throws `changed-meanwhile` when it is another version than `was`, and `season-overlap`. */
export const changeSeason = (id: string, body: SeasonChange) =>
  andRenew(call(calls.changeSeason, { params: { id }, body }))

export const removeSeason = (id: string) => andRenew(call(calls.removeSeason, { params: { id } }))
