// Receipts: written when asked for, kept nowhere.

import { getReceipt } from '#contract/bookings/receipts.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import { findReceipt, ofOneSum } from './find-receipt.ts'
import { writeReceipt } from './write-receipt.ts'

export function serveReceipts(serve: Serve, db: Db): void {
  serve(getReceipt, async ({ params, query, viewer, now, reply }) => {
    const { language, number } = query
    const all = await findReceipt(db, params.id, viewer)
    const receipt = number === undefined ? all : all && ofOneSum(all, number)
    if (!receipt) throw new Refusal('not-found')
    reply.headers({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="wouri-${number ?? receipt.booking.reference}.pdf"`,
      'cache-control': 'private, no-store',
    })
    return writeReceipt(receipt, language ?? receipt.booking.language, now)
  })
}
