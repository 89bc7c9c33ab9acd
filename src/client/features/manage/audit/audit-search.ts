// What narrows the list of acts, and how it stands.

import * as v from 'valibot'
import { Page } from '#contract/fields.ts'
import { auditKinds } from '#domain/audit/kinds.ts'
import { instantOf } from '#domain/rental/period.ts'
import { orNothing } from '#client/search-string.ts'
import { SearchText } from '../address/useManageAddress.ts'
import { entityLabels, type Entity } from './entity-labels.ts'

const DayText = orNothing(
  v.pipe(
    v.string(),
    v.check((text) => instantOf(`${text}T00:00`) !== null),
  ),
)
export const AuditSearch = v.object({
  q: SearchText,
  entity: orNothing(v.picklist(Object.keys(entityLabels) as Entity[])),
  kind: orNothing(v.picklist(auditKinds)),
  from: DayText,
  to: DayText,
  order: orNothing(v.literal('oldest')),
  page: orNothing(Page),
})
export type AuditSearch = v.InferOutput<typeof AuditSearch>
