// Rental conditions as a download: a PDF of somebody else's never opens in our pages.

import { getBookingConditions, getConditions } from '#contract/bookings/conditions.ts'
import type { Language } from '#domain/language.ts'
import { findBooking } from '#server/bookings/find-bookings.ts'
import type { FileStore } from '#server/platform/files/keep-file.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import type { AreSuppliersHidden } from '#server/core/settings/hidden-suppliers.ts'
import { currentConditions, readableConditions } from './find-conditions.ts'
import { fileOf } from './keep-conditions.ts'

/** `areHidden`: suppliers are not named, and neither are their conditions before a booking. */
export function serveConditions(serve: Serve, store: FileStore, areHidden: AreSuppliersHidden): void {
  const { db, files } = store
  const read = async (ids: readonly string[], language: Language) => {
    const found = await readableConditions(db, ids, language)
    const bytes = found && (await files.get(fileOf(found.id)))
    if (!bytes) throw new Refusal('not-found')
    return { bytes, language: found.language }
  }
  const headers = (name: string) => ({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${name}.pdf"`,
  })
  serve(getConditions, async ({ params: { id }, query: { language = 'en' }, reply }) => {
    if (await areHidden()) throw new Refusal('not-found')
    const found = await read(await currentConditions(db, id), language)
    reply.headers({ ...headers(`${id}-${found.language}`), 'cache-control': 'public, max-age=60' })
    return found.bytes
  })
  serve(getBookingConditions, async ({ params: { id }, query: { language }, viewer, reply }) => {
    const booking = await findBooking(db, id, viewer)
    if (!booking) throw new Refusal('not-found')
    const found = await read(booking.conditions, language ?? booking.language)
    reply.headers({ ...headers(`wouri-${booking.reference}`), 'cache-control': 'private, no-store' })
    return found.bytes
  })
}
