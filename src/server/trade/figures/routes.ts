// The figures of a fleet, for owners and admins. The guard of the prefix asks for the right.

import { Readable } from 'node:stream'
import * as calls from '#contract/staff/site/figures.ts'
import { monthsBetween } from '#domain/figures/months.ts'
import { languageOf } from '#server/core/staff/language-of.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { refuseField } from '#server/platform/http/refusal.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import { listCarFigures } from './car-figures.ts'
import { exportCars, exportMonths } from './export-figures.ts'
import { monthFigures, type FiguresRange } from './month-figures.ts'

/** Throws `invalid-input` for a range that is empty or longer than 24 months. */
function askedOf({ from, to, supplier }: calls.FiguresQuery): FiguresRange {
  return { months: monthsBetween(from, to) ?? refuseField('to', 'invalid-input'), supplier }
}

export function serveFigures(serve: Serve, db: Db): void {
  serve(calls.getStaffFigures, async ({ query, viewer }) => ({
    months: await monthFigures(db, viewer, askedOf(query)),
  }))
  serve(calls.getCarFigures, ({ query: { size = calls.figuresSizes[0], after, ...query }, viewer }) =>
    listCarFigures(db, viewer, { ...askedOf(query), size, after }),
  )
  for (const [call, lines, name] of [
    [calls.exportStaffFigures, exportMonths, 'wouri-figures'],
    [calls.exportCarFigures, exportCars, 'wouri-car-figures'],
  ] as const)
    serve(call, async ({ query, viewer, now, reply }) => {
      const asked = askedOf(query)
      const { id, seat } = viewer.person!
      const entityId = seat?.supplier ?? query.supplier ?? 'all'
      await recordAct(db, { actor: id, action: 'exported', entity: 'figures', entityId }, now)
      reply.headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}.csv"`,
        'cache-control': 'private, no-store',
      })
      return Readable.from(lines(db, viewer, { ...asked, language: await languageOf(db, viewer) }))
    })
}
