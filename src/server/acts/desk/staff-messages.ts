// Which kinds of messages one of the staff wants by mail and push.

import { sql } from 'kysely'
import { audiences, paperEvent, staffMessageKinds } from '#domain/notification/events.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import type { Viewer } from '#server/platform/http/serve.ts'

type Setting = { kind: (typeof staffMessageKinds)[number]; isOn: boolean }

/** One setting for each kind that reaches somebody of this type and seat, in the order of the list of kinds. */
export async function readMessages(db: Db, { person }: Viewer): Promise<{ settings: Setting[] }> {
  const { muted_kinds: muted } = await db
    .selectFrom('users')
    .select('muted_kinds')
    .where('id', '=', person!.id)
    .executeTakeFirstOrThrow()
  const isOn = (kind: Setting['kind']) => !muted.includes(kind)
  const reaches = (kind: Setting['kind']) =>
    kind === paperEvent ? person!.seat?.kind === 'owner' : audiences[kind].inApp.includes(person!.type)
  return { settings: staffMessageKinds.filter(reaches).map((kind) => ({ kind, isOn: isOn(kind) })) }
}

/** Of the person who asks alone. */
export async function changeMessages(db: Db, viewer: Viewer, { kind, isOn }: Setting): Promise<void> {
  const without = sql<Setting['kind'][]>`array_remove(muted_kinds, ${kind})`
  await inTransaction(db, viewer, async (tx) => {
    await tx
      .updateTable('users')
      .set({ muted_kinds: isOn ? without : sql<Setting['kind'][]>`${without} || ${kind}::text` })
      .where('id', '=', viewer.person!.id)
      .execute()
  })
}
