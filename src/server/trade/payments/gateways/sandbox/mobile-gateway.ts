// Phones to try the product with: what a number ends in says how its owner and operator behave. No phone rings and no money
// moves. It shares the sandbox's books.

import type { Instant } from '#domain/rental/period.ts'
import { operators } from '#domain/payment/mobile-money.ts'
import {
  promptLife,
  sandboxAnswerAt,
  sandboxOutcomeOf,
  sandboxReason,
} from '#domain/payment/sandbox-phones.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { unknownPayment, type Gateway } from '#server/trade/payments/gateways/port.ts'
import { sandboxGateway } from './gateway.ts'

/** What the sandbox's operators take of one payment, in whole XAF: as real ones do. */
const limits = { min: 500, max: 500_000 }

const refOf = (id: string) => `sandbox-${id}`

/** The sandbox's phones behind our port. */
export function sandboxMobileGateway({ db, now }: { db: Db; now: () => Instant }): Gateway {
  const cards = sandboxGateway({ db, now })
  const offers = async () => operators.map((operator) => ({ operator, isAvailable: true, ...limits }))
  return {
    ...cards,
    name: 'sandboxMobile',
    open: async ({ id }) => ({ ref: refOf(id), handover: { kind: 'phone', offers: await offers() } }),
    async read(ref) {
      await answer(db, ref, now())
      const row = await db
        .selectFrom('sandbox_payments')
        .select(['status', 'outcome'])
        .where('ref', '=', ref)
        .executeTakeFirst()
      if (!row) return unknownPayment
      const reason = row.status === 'closed' && row.outcome !== null ? sandboxReason(row.outcome) : null
      return { ...(await cards.read(ref)), reason }
    },
    // A prompt cannot be taken back.
    async close() {},
    phone: {
      refOf,
      answersWithin: promptLife,
      offers,
      async prompt({ id, amount, currency, phone }) {
        const outcome = sandboxOutcomeOf(phone)
        await db
          .insertInto('sandbox_payments')
          .values({
            ref: refOf(id),
            payment_id: id,
            amount: outcome === 'pays-less' ? Math.ceil(amount / 2) : amount,
            currency,
            status: 'processing',
            ready_at: new Date(sandboxAnswerAt(outcome, now())),
            outcome,
          })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        return null
      },
    },
  }
}

/** Ends a prompt whose time has come and whose number stands for no money; the cards' books pay the others. */
async function answer(db: Db, ref: string, now: Instant): Promise<void> {
  await db
    .updateTable('sandbox_payments')
    .set({ status: 'closed' })
    .where('ref', '=', ref)
    .where('status', '=', 'processing')
    .where('ready_at', '<=', new Date(now))
    .where('outcome', 'not in', ['paid', 'answers-late', 'pays-less'])
    .execute()
}
