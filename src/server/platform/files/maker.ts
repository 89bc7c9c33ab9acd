// The sender of a file: a person, or a device without a signed-in person.

import { sql, type RawBuilder } from 'kysely'
import type { Viewer } from '#server/platform/http/serve.ts'

export type Maker = { maker_person: string | null; maker_device: Buffer | null }

export function makerOf({ person, guestKey }: Viewer): Maker {
  return person
    ? { maker_person: person.id, maker_device: null }
    : { maker_person: null, maker_device: guestKey }
}

/** A condition on `files`: sent by the viewer, also before signing in on the same device. Default is no. */
export function madeBy({ person, guestKey }: Viewer): RawBuilder<boolean> {
  const ways: RawBuilder<boolean>[] = []
  if (person) ways.push(sql`files.maker_person = ${person.id}`)
  if (guestKey) ways.push(sql`files.maker_device = ${guestKey}`)
  return ways.length === 0 ? sql`false` : sql`(${sql.join(ways, sql` OR `)})`
}

/** No owner and no sender: the file can no longer be claimed and waits for its deletion. */
export const noMaker: Maker = { maker_person: null, maker_device: null }
