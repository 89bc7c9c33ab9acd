// pawaPay (v2) behind our port: MTN MoMo and Orange Money of Cameroon. Its name of a payment is made from ours, so that it is
// known before pawaPay is asked. A prompt cannot be taken back.

import { longestPrompt } from '#domain/payment/mobile-money.ts'
import { type Instant } from '#domain/rental/period.ts'
import {
  type BookedRefund,
  type GatewayWithEvents,
  type PhoneSide,
  type RefundState,
  KeySpent,
  RefundRefused,
  unknownPayment,
} from '#server/trade/payments/gateways/port.ts'
import { cachedOffers } from '#server/trade/payments/gateways/operator-offers.ts'
import { checkPawapay } from './check-account.ts'
import { pawapayClient, type PawapayKeys } from './client.ts'
import { pawapayEventPath, readPawapayEvent } from './read-event.ts'
import {
  Deposit,
  leastRefund,
  moneyOf,
  offersOf,
  providers,
  readAnswer,
  reasonOf,
  Refund,
  refundStateOf,
  Started,
  truthOf,
  uuidOf,
} from './protocol.ts'

export type PawapayPorts = {
  keys: PawapayKeys
  now: () => Instant
  /** Where pawaPay sends its callbacks: they are signed for this address. */
  origin: string
  onRejected?: ((code: string) => void) | undefined
}

export function pawapayGateway({
  keys,
  now,
  origin,
  onRejected,
}: PawapayPorts): GatewayWithEvents & { phone: PhoneSide } {
  const client = pawapayClient(keys, { now, onRejected })
  const offersFor = (operation: 'DEPOSIT' | 'REFUND') =>
    cachedOffers(async () => {
      const path = `/v2/active-conf?country=CMR&operationType=${operation}`
      return offersOf(await client.ask('GET', path), operation)
    }, now)
  const offers = offersFor('DEPOSIT')
  /** Null when pawaPay never heard of it. */
  async function refundOf(id: string, key: string): Promise<BookedRefund | null> {
    const { status, data } = readAnswer(Refund, await client.ask('GET', `/v2/refunds/${id}`))
    return status === 'NOT_FOUND' || data === undefined
      ? null
      : { id, ownId: key, ...moneyOf(data), state: refundStateOf(data.status) }
  }
  /** Every try of a refund of ours that pawaPay knows, the latest last. */
  async function triesOf({ key, attempt }: { key: string; attempt: number }): Promise<BookedRefund[]> {
    const names = Array.from({ length: attempt + 1 }, (_, turn) => uuidOf(`${key} ${turn}`))
    const tries = await Promise.all(names.map((id) => refundOf(id, key)))
    return tries.filter((each) => each !== null)
  }
  /** Throws RefundRefused for less than the operator of the payer gives back; what cannot be read holds nothing up. */
  async function refuseTooLittle(ref: string, amount: number): Promise<void> {
    const { data } = readAnswer(Deposit, await client.ask('GET', `/v2/deposits/${ref}`))
    const path = '/v2/active-conf?country=CMR&operationType=REFUND'
    const answer = await client.ask('GET', path).catch(() => null)
    if (answer === null) return
    const least = leastRefund(answer, data?.payer?.accountDetails.provider ?? '')
    if (amount < least) throw new RefundRefused(`pawapay gives back ${least} at least`, { isLasting: true })
  }
  return {
    name: 'pawapay',
    open: async ({ id }) => ({
      ref: uuidOf(id),
      handover: { kind: 'phone', offers: [...(await offers())] },
    }),
    async read(ref, refunds = []) {
      const { status, data } = readAnswer(Deposit, await client.ask('GET', `/v2/deposits/${ref}`))
      if (status === 'NOT_FOUND' || data === undefined) return unknownPayment
      const given = data.status === 'COMPLETED' ? await Promise.all(refunds.map(triesOf)) : []
      return truthOf(data, given.flat())
    },
    async refund({ ref, amount, currency, key, attempt = 0 }): Promise<RefundState> {
      const tries = await triesOf({ key, attempt })
      const live = tries.find(({ state }) => state !== 'failed')
      if (live) return live.state
      const refundId = uuidOf(`${key} ${attempt}`)
      if (tries.some(({ id }) => id === refundId)) throw new KeySpent(new Error('pawapay: the refund failed'))
      await refuseTooLittle(ref, amount)
      // pawaPay repeats it in the callback, which need not name the deposit.
      const metadata = [{ refund: key }]
      const body = { refundId, depositId: ref, amount: String(amount), currency, metadata }
      const { status, failureReason } = readAnswer(Started, await client.ask('POST', '/v2/refunds', body))
      if (status === 'REJECTED')
        throw new RefundRefused(`pawapay rejected the refund: ${failureReason?.failureCode ?? 'no reason'}`)
      return 'pending'
    },
    async close() {},
    check: () => checkPawapay(client, { callback: origin + pawapayEventPath, now }),
    readEvent: (body, headers, at) =>
      readPawapayEvent({ body, headers, origin, keyOf: client.publicKey, now: at }),
    phone: {
      refOf: uuidOf,
      answersWithin: longestPrompt,
      offers,
      refundOffers: offersFor('REFUND'),
      async prompt({ id, amount, currency, reference, phone, operator }) {
        const answer = await client.ask('POST', '/v2/deposits', {
          depositId: uuidOf(id),
          amount: String(amount),
          currency,
          payer: {
            type: 'MMO',
            accountDetails: { phoneNumber: phone.slice(1), provider: providers[operator] },
          },
          clientReferenceId: reference,
          customerMessage: `Wouri ${reference}`,
        })
        const { status, failureReason } = readAnswer(Started, answer)
        // pawaPay already has this payment.
        return status === 'REJECTED' ? reasonOf(failureReason?.failureCode) : null
      },
    },
  }
}
