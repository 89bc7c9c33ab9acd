// GET /api/staff/audit: who did what to what, and when.

import * as v from 'valibot'
import { auditKinds } from '#domain/audit/kinds.ts'
import { endpoint } from '../../endpoint.ts'
import { code, Day, oneOf, Page, Timestamp } from '../../fields.ts'
import { Sought } from '../../sought.ts'
import { mostCounted } from '../bookings.ts'

export { mostCounted }

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

/** The newest first unless it is said. */
export const auditOrders = ['newest', 'oldest'] as const
export type AuditOrder = (typeof auditOrders)[number]
const order = v.optional(v.picklist(auditOrders, code('invalid-input')))

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
    order,
    size: v.optional(oneOf(auditPageSizes)),
    /** Instead of `after`, which goes on where a page ended. */
    page: v.optional(Page),
    /** `next` of the page before. */
    after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,18}$/, code('invalid-input')))),
  }),
  response: v.object({
    acts: v.array(AuditedAct),
    /** What to ask the following page with; null after the last one. */
    next: v.nullable(v.string()),
    /** Where nothing is gone on with: how many there are, and whether there are more than were counted. */
    count: v.nullable(v.object({ counted: v.number(), isMore: v.boolean() })),
  }),
  failures,
  ...staff,
  example: () => ({ as: 'admin', query: { entity: 'booking' } }),
})

export const exportAudit = endpoint({
  method: 'GET',
  path: '/api/staff/audit.csv',
  summary: 'The same acts as a table for spreadsheets, with the same filters',
  query: v.object({ ...filters, order }),
  media: ['text/csv; charset=utf-8'],
  failures,
  ...staff,
  example: () => ({ as: 'admin', query: { entity: 'settings' } }),
})
