// Cars from a spreadsheet, for owners and admins. The guard of the prefix asks for the right.

import * as calls from '#contract/staff/fleet/car-table.ts'
import { languageOf } from '#server/core/staff/language-of.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Intake } from '#server/platform/files/intake.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import { checkTable, importTable } from './import-table.ts'
import { tableModel } from './table-model.ts'

export function serveCarTable(serve: Serve, db: Db, intake: Intake): void {
  serve(calls.checkCarTable, async ({ query: { supplier }, viewer, now, request, reply }) =>
    intake(
      { request, reply, viewer },
      'file',
      (bytes) => checkTable(db, bytes, { supplier, viewer, now }),
      'photo',
    ),
  )
  serve(calls.importCarTable, async ({ query: { supplier, plan: checked }, viewer, now, request, reply }) =>
    intake(
      { request, reply, viewer },
      'file',
      (bytes) => importTable(db, bytes, { supplier, viewer, now, checked }),
      'photo',
    ),
  )
  serve(calls.getCarTableModel, async ({ viewer, reply }) => {
    reply.headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="wouri-cars-model.csv"',
      'cache-control': 'private, no-store',
    })
    return Buffer.from(await tableModel(db, await languageOf(db, viewer)))
  })
}
