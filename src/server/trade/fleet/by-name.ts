// Where a list of cars by name goes on. A position holds what the list is sorted by, so that a car deleted meanwhile ends no list.

import { sql, type RawBuilder } from 'kysely'

/** What to ask the page after this car with: `CarPosition` of the contract. */
export const positionOf = ({ _id, name }: { _id: string; name: string }): string => `${_id}_${name}`

/** A condition on `cars c`, to be added to others; nothing on the first page. */
export function beyond(after: string | undefined): RawBuilder<unknown> {
  if (after === undefined) return sql``
  const end = after.indexOf('_')
  return sql`AND (c.name, c.id) > (${after.slice(end + 1)}, ${after.slice(0, end)})`
}
