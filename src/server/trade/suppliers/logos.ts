// The logo of a supplier: sent by its owner or an admin, in place of the drawn mark, which comes back without one.

import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Instant } from '#domain/rental/period.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import type { FileStore } from '#server/platform/files/keep-file.ts'
import type { FilePort } from '#server/platform/files/port.ts'
import { reencodeImage } from '#server/platform/files/reencode-image.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { keepPicture } from '#server/core/public-pictures/keep-picture.ts'
import { logoEnding } from '#server/platform/files/picture-endings.ts'
import { lockOwnSupplier } from '#server/core/staff/ownership.ts'

type Asked = { id: string; viewer: Viewer; now: Instant }

const folder = '/pictures/logos/'

/** The whole logo in a box of 60 by 30, for screens with three pixels a point. Throws as `reencodeImage` does. */
export async function prepareLogo(bytes: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const webp = await reencodeImage(bytes, (image) =>
    image
      .resize(180, 90, { fit: 'contain', background: { r: 255, g: 255, b: 255, alpha: 0 } })
      .webp({ quality: 90 }),
  )
  return new Map([[logoEnding, webp]])
}

/** Takes what `prepareLogo` made; null takes the logo away. Throws `not-found` for another's supplier. */
export async function changeLogo(
  store: FileStore,
  prepared: ReadonlyMap<string, Buffer> | null,
  { id, viewer, now }: Asked,
): Promise<void> {
  const picture = prepared && (await keepPicture(store, 'logo', prepared, { viewer, now }))
  await inTransaction(store.db, viewer, async (tx) => {
    await lockOwnSupplier(tx, id, viewer)
    const address = picture && `${folder}${picture}${logoEnding}`
    // The drawn mark is kept beside the first logo, and comes back when there is none any more.
    await sql`UPDATE suppliers SET logo_picture = ${picture},
        drawn_logo = CASE WHEN logo_picture IS NULL THEN logo ELSE drawn_logo END,
        logo = COALESCE(${address}::text, CASE WHEN logo_picture IS NULL THEN logo ELSE drawn_logo END)
      WHERE id = ${id}`.execute(tx)
    const actor = viewer.person!.id
    await recordAct(tx, { actor, action: 'changed', entity: 'supplier', entityId: id }, now)
  })
}

/** GET /pictures/logos/:file. A logo never changes under its name; any program may show it. */
export function serveLogos(app: FastifyInstance, store: FilePort): void {
  app.get(`${folder}:file`, async (request, reply) => {
    const { file } = request.params as { file: string }
    const bytes = /^[0-9a-f]{32}-180\.webp$/.test(file) ? await store.get(file) : null
    if (!bytes) throw new Refusal('not-found')
    return reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
      })
      .type('image/webp')
      .send(bytes)
  })
}
