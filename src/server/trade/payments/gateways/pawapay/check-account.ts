// Whether our account at pawaPay can work: what it takes, where its callbacks go, and whether they are signed.

import * as v from 'valibot'
import { operatorNames, operators } from '#domain/payment/mobile-money.ts'
import type { Instant } from '#domain/rental/period.ts'
import { closedOperators, wrongClock } from '#server/trade/payments/gateways/account-sentences.ts'
import type { PawapayClient } from './client.ts'
import { offersOf, operationOf } from './protocol.ts'

const Account = v.object({
  signatureConfiguration: v.object({ signedCallbacks: v.boolean(), signedRequestsOnly: v.boolean() }),
})
const Called = v.object({ callbackUrl: v.nullish(v.string()) })

/** Sentences about what is wrong; `callback` is the address that we serve. */
export async function checkPawapay(
  client: PawapayClient,
  { callback, now }: { callback: string; now: () => Instant },
): Promise<string[]> {
  let answer: unknown
  try {
    answer = await client.ask('GET', '/v2/active-conf?country=CMR')
  } catch (error) {
    const isRefused = error instanceof Error && /^pawapay 40[13]/.test(error.message)
    return [isRefused ? 'pawaPay does not accept PAWAPAY_TOKEN.' : 'pawaPay could not be asked.']
  }
  const account = v.safeParse(Account, answer)
  const { signedCallbacks, signedRequestsOnly } = account.success
    ? account.output.signatureConfiguration
    : { signedCallbacks: false, signedRequestsOnly: false }
  return [
    ...closedOperators('pawaPay', offersOf(answer)),
    ...(['DEPOSIT', 'REFUND'] as const).flatMap((operation) => wrongCallbacks(answer, operation, callback)),
    ...(signedCallbacks ? [] : ['pawaPay does not sign its callbacks: switch that on in its dashboard.']),
    ...(signedRequestsOnly
      ? ['pawaPay takes signed requests only, and ours are not: switch that off in its dashboard.']
      : []),
    ...wrongClock('pawaPay', client.answeredAt(), now()),
  ]
}

function wrongCallbacks(answer: unknown, operation: 'DEPOSIT' | 'REFUND', callback: string): string[] {
  return operators.flatMap((operator) => {
    const what = operation === 'DEPOSIT' ? 'deposits' : 'refunds'
    const found = operationOf(answer, operator, operation)
    // That deposits are not taken is said already.
    if (found === undefined && operation === 'DEPOSIT') return []
    if (found === undefined)
      return [`pawaPay: ${operatorNames[operator]} gives nothing back on this account.`]
    const called = v.safeParse(Called, found)
    if (called.success && called.output.callbackUrl === callback) return []
    return [`pawaPay: the callbacks of ${what} of ${operatorNames[operator]} must go to ${callback}.`]
  })
}
