// `npm run reconcile -- --since <time>`: names all money at the providers whose booking is gone; `--refund <gateway>:<ref>` gives
// one of these payments back.

import { parseArgs } from 'node:util'
import { majorUnits } from '#domain/payment/charge.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { hasDemonstration } from '#server/demonstration/start-rule.ts'
import { readEnvironment } from '#server/app/env.ts'
import { configuredGateways } from '#server/trade/payments/configured.ts'
import type { Gateway } from '#server/trade/payments/gateways/port.ts'
import {
  findUnbooked,
  refundUnbooked,
  type UnbookedPayment,
} from '#server/trade/payments/unbooked/find-unbooked.ts'

const usage = 'Say since when: npm run reconcile -- --since 2026-11-25T08:00:00Z'

function lineOf({ gateway, ref, amount, refunded, currency, paidAt }: UnbookedPayment): string {
  const left = majorUnits(amount - refunded, currency)
  return `  ${new Date(paidAt).toISOString()}  ${left} ${currency}  ${gateway}:${ref}`
}

async function reconcileLists(): Promise<number> {
  const { values } = parseArgs({ options: { since: { type: 'string' }, refund: { type: 'string' } } })
  const since = Date.parse(values.since ?? '')
  if (values.refund === undefined && Number.isNaN(since)) throw new Error(usage)
  const env = readEnvironment(process.env)
  const database = await openDatabase(env)
  try {
    const gateways = await configuredGateways(env, {
      db: database.db,
      now: Date.now,
      origin: env.WOURI_ORIGIN ?? `http://localhost:${env.PORT}`,
      withWorld: hasDemonstration(env),
    })
    if (values.refund !== undefined) {
      const [name = '', ref = ''] = values.refund.split(':')
      const gateway = (gateways as Record<string, Gateway | undefined>)[name]
      if (!gateway)
        throw new Error(`No gateway is called ${name}. Name a payment as it is listed: stripe:pi_…`)
      const state = await refundUnbooked(database.db, gateway, ref)
      console.log(
        {
          done: 'It is given back.',
          pending: 'It is on its way back.',
          failed: 'It could not be given back.',
        }[state],
      )
      return state === 'failed' ? 1 : 0
    }
    const { payments, compared, unlisted } = await findUnbooked(database.db, gateways, since)
    for (const name of unlisted)
      console.log(
        `${name} cannot list what it took: compare its statement since then with the bookings at /staff.`,
      )
    console.log(`${compared} payments compared, ${payments.length} without a booking.`)
    if (payments.length === 0) return 0
    console.log(payments.map(lineOf).join('\n'))
    console.log(
      [
        'Who paid is told by the provider. For each of them, either',
        '  book again at /staff (Book for somebody), note the payment there as taken by card, and write to the driver; or',
        `  give it back: npm run reconcile -- --refund ${payments[0]!.gateway}:${payments[0]!.ref}`,
      ].join('\n'),
    )
    return 1
  } finally {
    await database.stop()
  }
}

try {
  process.exitCode = await reconcileLists()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
