// Receipts: written when asked for, kept nowhere.

import { getReceipt } from '#contract/bookings/receipts.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import { findReceipt } from './find-receipt.ts'
import { writeReceipt } from './write-receipt.ts'

export function serveReceipts(serve: Serve, db: Db): void {
  serve(getReceipt, async ({ params, query, viewer, now, reply }) => {
    const receipt = await findReceipt(db, params.id, viewer)
    if (!receipt) throw new Refusal('not-found')
    reply.headers({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="wouri-${receipt.booking.reference}.pdf"`,
      'cache-control': 'private, no-store',
    })
    return writeReceipt(receipt, query.language ?? receipt.booking.language, now)
  })
}
