// Whether words that staff typed name a person.

import { sql, type RawBuilder } from 'kysely'
import { fold } from '#server/platform/db/fold-sql.ts'

const digits = (text: RawBuilder<unknown>) => sql`regexp_replace(${text}, '\\D', '', 'g')`
/** A number without its country: staff write it with and without. */
const national = 9

/**
 * A condition on a text column: it has every word of the person's name, in any order, their phone number or their address, as
 * the account has them or one of their bookings. A name of three letters is in too many words to say anything.
 */
export function isNamedIn(text: RawBuilder<string>, person: string): RawBuilder<boolean> {
  return sql`(${text} IS NOT NULL AND EXISTS (
    SELECT FROM (
      SELECT full_name AS name, phone, email FROM users WHERE id = ${person}
      UNION SELECT driver_name, driver_phone, driver_email FROM bookings WHERE driver_id = ${person}
      UNION SELECT additional_driver ->> 'fullName', additional_driver ->> 'phone', NULL FROM bookings
        WHERE driver_id = ${person} AND additional_driver IS NOT NULL) named
    WHERE (length(named.name) > 3 AND NOT EXISTS (
        SELECT FROM regexp_split_to_table(${fold(sql`named.name`)}, '\\s+') word WHERE strpos(${fold(text)}, word) = 0))
      OR (length(${digits(sql`named.phone`)}) >= ${national}
        AND strpos(${digits(text)}, right(${digits(sql`named.phone`)}, ${national})) > 0)
      OR strpos(lower(${text}), lower(named.email)) > 0))`
}
