// Places that owners propose and admins decide on.

import { queryOptions } from '@tanstack/react-query'
import type { BodyInputOf } from '#contract/endpoint.ts'
import * as calls from '#contract/staff/site/place-proposals.ts'
import { call } from '../http.ts'
import { locationQueries } from '../cars/locations.ts'
import { currentQueryClient } from '../query-client.ts'
import { staffPlaceQueries } from './places.ts'

export const placeProposalQueries = {
  /** Always asked again: somebody may have decided. */
  list: () =>
    queryOptions({
      queryKey: ['staff', 'place-proposals'],
      queryFn: ({ signal }) => call(calls.listPlaceProposals, { signal }),
      staleTime: 0,
    }),
}

const renewProposals = () =>
  currentQueryClient().invalidateQueries({ queryKey: placeProposalQueries.list().queryKey })

/** Sent again it is the same proposal. */
export async function proposePlace(body: BodyInputOf<typeof calls.proposePlace>): Promise<void> {
  await call(calls.proposePlace, { body })
  await renewProposals()
}

/** Throws `changed-meanwhile` when somebody has decided. */
export async function acceptPlaceProposal(
  id: string,
  body: BodyInputOf<typeof calls.acceptPlaceProposal>,
): Promise<void> {
  const client = currentQueryClient()
  try {
    await call(calls.acceptPlaceProposal, { params: { id }, body })
  } finally {
    for (const { queryKey } of [locationQueries.all(), staffPlaceQueries.list()])
      void client.invalidateQueries({ queryKey })
    await renewProposals()
  }
}

/** Throws `changed-meanwhile` when somebody has decided. */
export async function declinePlaceProposal(id: string, reason: string): Promise<void> {
  try {
    await call(calls.declinePlaceProposal, { params: { id }, body: { reason } })
  } finally {
    await renewProposals()
  }
}
