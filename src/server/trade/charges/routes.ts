// What a return costs more, as its driver and staff read it; staff's acts are served by the desk.

import { refuseCharge as refuseChargeCall } from '#contract/bookings/charges.ts'
import { getChargeProposals } from '#contract/staff/charges.ts'
import { reckoningOf } from '#domain/inspection/charges.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import { readProposals } from './propose-charges.ts'
import { refuseCharge } from './strike-charge.ts'

export function serveCharges(serve: Serve, db: Db): void {
  serve(getChargeProposals, async ({ params: { id }, viewer, now }) => {
    const proposals = await readProposals(db, { id, viewer, now })
    return {
      proposals: proposals.map((proposal) => ({
        kind: proposal.kind,
        amount: proposal.amount,
        reckoning: reckoningOf(proposal),
      })),
    }
  })
  serve(refuseChargeCall, ({ params, body, viewer, now }) =>
    refuseCharge(db, { ...params, ...body, viewer, now }),
  )
}
