// The papers of a supplier itself, and its badge.

import { queryOptions } from '@tanstack/react-query'
import type { BodyInputOf } from '#contract/endpoint.ts'
import * as calls from '#contract/staff/people/supplier-verification.ts'
import { call } from '../http.ts'
import { currentQueryClient } from '../query-client.ts'

/** Always asked again: an admin decides by it. */
export const verificationQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'suppliers', 'verification', id],
    queryFn: ({ signal }) => call(calls.getSupplierVerification, { params: { id }, signal }),
    staleTime: 0,
  })

/** Whatever became of the act, the screen shows what is true by now. */
async function andAskAgain(id: string, act: Promise<unknown>): Promise<void> {
  try {
    await act
  } finally {
    const client = currentQueryClient()
    void client.invalidateQueries({ queryKey: ['suppliers'] })
    await client.invalidateQueries({ queryKey: verificationQuery(id).queryKey })
  }
}

/** Sent again it is the same paper. Throws `changed-meanwhile` when another one counts than `replaces`. */
export const addSupplierPaper = (id: string, body: BodyInputOf<typeof calls.addSupplierPaper>) =>
  andAskAgain(id, call(calls.addSupplierPaper, { params: { id }, body }))

export const removeSupplierPaper = (id: string, paper: string) =>
  andAskAgain(id, call(calls.removeSupplierPaper, { params: { id }, body: { paper } }))

/** `was`: the papers that were looked at. Throws `changed-meanwhile` when others count, `not-possible-now`. */
export const verifySupplier = (id: string, was: string[]) =>
  andAskAgain(id, call(calls.verifySupplier, { params: { id }, body: { was } }))

export const withdrawVerification = (id: string, reason: string) =>
  andAskAgain(id, call(calls.withdrawVerification, { params: { id }, body: { reason } }))
