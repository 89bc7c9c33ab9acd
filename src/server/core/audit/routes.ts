// The audit for admins and owners. The guard of the prefix asks for the right.

import { Readable } from 'node:stream'
import { auditPageSizes, exportAudit, listAudit } from '#contract/staff/site/audit.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import { languageOf } from '#server/core/staff/language-of.ts'
import { exportActs, listActs } from './list-audit.ts'
import { recordAct } from './record-act.ts'

export function serveAudit(serve: Serve, db: Db): void {
  serve(listAudit, ({ query: { order, size = auditPageSizes[0], page, after, ...filters }, viewer }) =>
    listActs(db, { viewer, filters, order, size, page, after }),
  )
  serve(exportAudit, async ({ query, viewer, now, reply }) => {
    const { id: actor, seat } = viewer.person!
    const entityId = seat?.supplier ?? 'all'
    await recordAct(db, { actor, action: 'exported', entity: 'audit', entityId }, now)
    reply.headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="wouri-audit.csv"',
      'cache-control': 'private, no-store',
    })
    return Readable.from(exportActs(db, viewer, { ...query, language: await languageOf(db, viewer) }))
  })
}
