// The papers of a supplier itself, and the badge that an admin gives it after looking at them.

import * as v from 'valibot'
import { supplierPaperKinds } from '#domain/papers/paper.ts'
import { endpoint } from '../../endpoint.ts'
import { code, Day, Id } from '../../fields.ts'
import { paragraphs } from '../../text.ts'
import { NewPaper, Paper } from '../fleet/papers.ts'

const params = v.object({ id: Id })
const owners = { access: 'staff', right: 'manage-terms' } as const
const admins = { access: 'staff', right: 'manage-suppliers' } as const
const failures = ['signed-out', 'forbidden', 'not-found'] as const

const SupplierPaper = v.object({ kind: v.picklist(supplierPaperKinds), ...Paper.entries })
export type SupplierPaper = v.InferOutput<typeof SupplierPaper>

const SupplierVerification = v.object({
  /** The last day on which drivers see the badge; null without one. */
  verifiedUntil: v.nullable(Day),
  /** Why an admin took it back; null when it was not. */
  withdrawn: v.nullable(v.string()),
  /** Until when an admin who looks at the papers now may give it; null while one is missing, has no file or has expired. */
  possibleUntil: v.nullable(Day),
  /** Those that count first, then the earlier ones, latest first. */
  papers: v.array(SupplierPaper),
})
export type SupplierVerification = v.InferOutput<typeof SupplierVerification>

export const getSupplierVerification = endpoint({
  method: 'GET',
  path: '/api/staff/suppliers/:id/verification',
  summary: 'For admins and owners: the papers of a supplier itself, and until when it is verified',
  params,
  response: SupplierVerification,
  failures,
  ...owners,
  example: () => ({ as: 'admin', params: { id: 'mboa-prestige' } }),
})

export const addSupplierPaper = endpoint({
  method: 'POST',
  path: '/api/staff/suppliers/:id/papers',
  summary:
    'For admins and owners: gives a supplier a paper of its own, in place of the one of its kind that the screen showed',
  params,
  body: v.object({
    kind: v.picklist(supplierPaperKinds, code('invalid-input')),
    ...NewPaper.entries,
  }),
  response: SupplierVerification,
  statuses: { 201: 'Added' },
  failures: [
    ...failures,
    'required',
    'invalid-date',
    'invalid-input',
    'too-long',
    'card-number-in-text',
    'changed-meanwhile',
    'idempotency-key-reused',
  ],
  ...owners,
  example: () => ({
    as: 'admin',
    params: { id: 'mboa-prestige' },
    body: {
      _id: '5a1d6c1e-0b3f-4c7e-9f1a-2f6b7d8c9e02',
      kind: 'trade-register',
      number: 'RC/DLA/2019/B/1234',
      validUntil: null,
      file: null,
      replaces: null,
    },
  }),
})

export const removeSupplierPaper = endpoint({
  method: 'POST',
  path: '/api/staff/suppliers/:id/papers/remove',
  summary: 'For admins and owners: deletes a paper of a supplier with its file; the one before counts again',
  params,
  body: v.object({ paper: Id }),
  response: SupplierVerification,
  failures,
  ...owners,
  example: () => ({
    as: 'admin',
    params: { id: 'mboa-prestige' },
    body: { paper: '5a1d6c1e-0b3f-4c7e-9f1a-2f6b7d8c9e02' },
  }),
})

export const verifySupplier = endpoint({
  method: 'POST',
  path: '/api/staff/suppliers/:id/verification',
  summary:
    'For admins who have looked at its papers: drivers see that the supplier is verified, until the first of them ends',
  params,
  body: v.object({
    /** The papers that the screen showed as counting. */
    was: v.pipe(v.array(Id), v.maxLength(supplierPaperKinds.length, code('invalid-input'))),
  }),
  response: SupplierVerification,
  failures: [...failures, 'changed-meanwhile', 'not-possible-now'],
  ...admins,
  example: () => ({
    as: 'admin',
    params: { id: 'sahel-horizon' },
    body: {
      was: ['5a1d6c1e-0b3f-4c7e-9f1a-2f6b7d8c9e03', '5a1d6c1e-0b3f-4c7e-9f1a-2f6b7d8c9e04'],
    },
  }),
})

export const withdrawVerification = endpoint({
  method: 'POST',
  path: '/api/staff/suppliers/:id/verification/withdrawal',
  summary: 'For admins: drivers see the badge no longer; the owner reads why',
  params,
  body: v.object({ reason: v.pipe(paragraphs(500), v.minLength(1, code('required'))) }),
  response: SupplierVerification,
  failures: [...failures, 'required', 'too-long', 'card-number-in-text'],
  ...admins,
  example: () => ({
    as: 'admin',
    params: { id: 'mboa-prestige' },
    body: { reason: 'The company has moved; its register entry names another address.' },
  }),
})
