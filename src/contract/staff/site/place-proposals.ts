// /api/staff/place-proposals: places that owners propose, and what admins decide. Nothing is a place before that.

import * as v from 'valibot'
import { proposalStates } from '#domain/location/proposal.ts'
import { endpoint } from '../../endpoint.ts'
import { code, Id, Timestamp } from '../../fields.ts'
import { Remark } from '../../text.ts'
import { PlaceFields } from './place-fields.ts'
import { exampleFields } from './places.ts'

/** The latest ones that one answer lists, open ones first. */
export const mostProposals = 200

export const PlaceProposal = v.object({
  /** An accepted one is the place under the same id. */
  _id: Id,
  /** Null: an admin's own. */
  supplier: v.nullable(v.object({ _id: Id, name: v.string() })),
  fields: PlaceFields,
  state: v.picklist(proposalStates),
  /** Why it was declined. */
  reason: v.nullable(v.string()),
  proposedAt: Timestamp,
  decidedAt: v.nullable(Timestamp),
})
export type PlaceProposal = v.InferOutput<typeof PlaceProposal>

const params = v.object({ id: Id })
const owners = { access: 'staff', right: 'propose-places' } as const
const admins = { access: 'staff', right: 'manage-places' } as const
const failures = ['signed-out', 'forbidden', 'not-found', 'required', 'invalid-input'] as const

const exampleId = '9c0b1f6e-40a7-4a55-8c4b-0f2d9e7a6b31'
/** A proposal is declined or accepted, not both. */
const otherId = '9c0b1f6e-40a7-4a55-8c4b-0f2d9e7a6b32'

export const listPlaceProposals = endpoint({
  method: 'GET',
  path: '/api/staff/place-proposals',
  summary: 'For owners: the places their supplier proposed; for admins those of all. Open ones first',
  response: v.array(PlaceProposal),
  failures: ['signed-out', 'forbidden'],
  ...owners,
  example: () => ({ as: 'admin' }),
})

export const proposePlace = endpoint({
  method: 'POST',
  path: '/api/staff/place-proposals',
  summary: 'For owners: proposes a place; the same id sent again changes nothing',
  body: v.object({
    _id: v.pipe(v.string(), v.uuid(code('invalid-input'))),
    ...PlaceFields.entries,
  }),
  response: PlaceProposal,
  statuses: { 201: 'Proposed' },
  failures,
  ...owners,
  example: () => ({ as: 'admin', body: { _id: exampleId, ...exampleFields } }),
})

export const declinePlaceProposal = endpoint({
  method: 'POST',
  path: '/api/staff/place-proposals/:id/decline',
  summary: 'For admins: declines a proposed place with a reason, which its owners read',
  params,
  body: v.object({ reason: v.pipe(Remark, v.minLength(1, code('required'))) }),
  response: PlaceProposal,
  failures: [...failures, 'changed-meanwhile'],
  ...admins,
  example: () => ({
    as: 'admin',
    params: { id: exampleId },
    body: { reason: 'Bonapriso is on the site already.' },
  }),
})

export const acceptPlaceProposal = endpoint({
  method: 'POST',
  path: '/api/staff/place-proposals/:id/accept',
  summary: 'For admins: makes a proposed place a place, with these fields',
  params,
  body: PlaceFields,
  response: PlaceProposal,
  failures: [...failures, 'changed-meanwhile'],
  ...admins,
  example: () => ({ as: 'admin', params: { id: otherId }, body: exampleFields }),
})
