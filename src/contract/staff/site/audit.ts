// GET /api/staff/audit: who did what to what, and when.

import * as v from 'valibot'
import { auditKinds } from '#domain/audit/kinds.ts'
import { endpoint } from '../../endpoint.ts'
import { code, Day, oneOf, Timestamp } from '../../fields.ts'
import { Sought } from '../../sought.ts'

const Value = v.union([v.string(), v.number(), v.boolean()])

export const AuditedAct = v.object({
  _id: v.string(),
  at: Timestamp,
  /** Without a name: not a person, or one whose account is gone. */
  actor: v.object({ _id: v.string(), name: v.nullable(v.string()) }),
  action: v.string(),
  entity: v.string(),
  entityId: v.string(),
  /** The name, or a booking's reference; null for what is gone. */
  about: v.nullable(v.string()),
  /** By field, where the settings of the site were changed; in whole XAF, where money goes back. */
  changes: v.nullable(v.record(v.string(), v.object({ before: Value, after: Value }))),
})
export type AuditedAct = v.InferOutput<typeof AuditedAct>

const filters = {
  /** Every word of it is in the name or the address of who acted. */
  q: v.optional(Sought),
  kind: v.optional(v.picklist(auditKinds, code('invalid-input'))),
  entity: v.optional(v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/, code('invalid-input')))),
  /** Days in Douala, both among them. */
  from: v.optional(Day),
  to: v.optional(Day),
}
const AuditFilters = v.object(filters)
export type AuditFilters = v.InferOutput<typeof AuditFilters>

export const auditPageSizes = [20, 50] as const
const failures = ['signed-out', 'forbidden'] as const
const staff = { access: 'staff', right: 'see-audit' } as const

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/staff/audit',
  summary:
    'Who did what to what and when, the newest first, page by page; for owners what concerns their own supplier',
  query: v.object({
    ...filters,
    size: v.optional(oneOf(auditPageSizes)),
    /** `next` of the page before. */
    after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,18}$/, code('invalid-input')))),
  }),
  response: v.object({
    acts: v.array(AuditedAct),
    /** What to ask the following page with; null after the last one. */
    next: v.nullable(v.string()),
  }),
  failures,
  ...staff,
  example: () => ({ as: 'admin', query: { entity: 'booking' } }),
})

export const exportAudit = endpoint({
  method: 'GET',
  path: '/api/staff/audit.csv',
  summary: 'The same acts as a table for spreadsheets, with the same filters',
  query: AuditFilters,
  media: ['text/csv; charset=utf-8'],
  failures,
  ...staff,
  example: () => ({ as: 'admin', query: { entity: 'settings' } }),
})
