// Notch Pay behind our port: MTN MoMo and Orange Money of Cameroon. A payment is opened under our name and then sent to a phone,
// in two requests; both happen only when the phone is asked, so that what nobody tried to pay never stands there.

import { setTimeout } from 'node:timers/promises'
import { longestPrompt } from '#domain/payment/mobile-money.ts'
import { minute, type Instant } from '#domain/rental/period.ts'
import {
  type BookedRefund,
  type GatewayWithEvents,
  type Order,
  type Payer,
  type PhoneSide,
  type RefundState,
  KeySpent,
  RefundRefused,
  unknownPayment,
  UnreadableMoney,
} from '#server/trade/payments/gateways/port.ts'
import { cachedOffers } from '#server/trade/payments/gateways/operator-offers.ts'
import { checkNotchpay } from './check-account.ts'
import { notchpayClient, NotchpayRefused, nullIfMissing, type NotchpayKeys } from './client.ts'
import { readNotchpayEvent } from './read-event.ts'
import {
  channels,
  channelsPath,
  mayHaveRefunds,
  offersOf,
  phoneOf,
  reasonOf,
  refundsAmong,
  rowsOf,
  transactionAmong,
  transactionIn,
  truthOf,
  type Transaction,
} from './protocol.ts'

/** Notch Pay may answer only when the payer has: we wait this long for it, in milliseconds, and then read. */
const patience = 5000

/** A list of refunds that has no end is not read to it. */
const mostPages = 200

const prefix = 'wouri-'

export function notchpayGateway({
  keys,
  now,
}: {
  keys: NotchpayKeys
  now: () => Instant
}): GatewayWithEvents & { phone: PhoneSide } {
  const client = notchpayClient(keys)
  const offers = cachedOffers(
    async () => offersOf(rowsOf(await client.ask({ method: 'GET', path: channelsPath })).rows),
    now,
  )

  /** By our reference, as the guide does; Notch Pay's list finds it where only its own reference opens it. Null when it has none. */
  async function find(ref: string): Promise<Transaction | null> {
    const name = encodeURIComponent(ref)
    const answer = await client.ask({ method: 'GET', path: `/payments/${name}` }).catch(nullIfMissing)
    const found = answer === null ? null : transactionIn(answer, ref)
    if (found) return found
    const list = await client.ask({ method: 'GET', path: `/payments?search=${name}&limit=100` })
    return transactionAmong(rowsOf(list).rows, ref)
  }

  async function refundsOf(transaction: Transaction): Promise<BookedRefund[]> {
    const all: unknown[] = []
    for (let page = 1, last = 1; page <= last; page++) {
      const path = `/refunds?limit=100&page=${page}`
      const { rows, pages } = rowsOf(await client.ask({ method: 'GET', path, isGranted: true }))
      if (pages > mostPages) throw new UnreadableMoney('notchpay: too many refunds')
      last = pages
      all.push(...rows)
    }
    return refundsAmong(all, transaction)
  }

  /** The payment at Notch Pay, opened now or before; an answer that got lost is looked for. */
  async function openOnce(
    { amount, currency, reference, phone }: Order & Payer,
    ref: string,
  ): Promise<Transaction> {
    const body = {
      amount,
      currency,
      phone,
      reference: ref,
      description: `Wouri ${reference}`,
      locked_currency: currency,
    }
    const opening = client.ask({ method: 'POST', path: '/payments', body })
    const failure = await opening.then(
      () => null,
      (error: unknown) => error,
    )
    if (failure instanceof NotchpayRefused && isInvalid(failure)) throw failure
    const found = await find(ref)
    if (found === null) throw failure ?? new Error('notchpay does not know what it has opened')
    return found
  }

  return {
    name: 'notchpay',
    open: async ({ id }) => ({
      ref: prefix + id,
      handover: { kind: 'phone', offers: [...(await offers())] },
    }),
    async read(ref, asked = []) {
      const transaction = await find(ref)
      if (transaction === null) return unknownPayment
      const refunds = mayHaveRefunds(transaction, asked.length) ? await refundsOf(transaction) : []
      return truthOf(transaction, refunds, { now: now(), answersWithin: longestPrompt })
    },
    async refund({ ref, amount, key, attempt = 0 }): Promise<RefundState> {
      const transaction = await find(ref)
      if (transaction === null) throw new Error('notchpay does not know the payment')
      const all = await refundsOf(transaction)
      const live = all.filter(({ state }) => state !== 'failed')
      // A request for a refund has no name that would make a second one harmless: ours is known by its reason alone. One of
      // the very sum without any reason may be ours, and nobody gets money twice.
      const known =
        live.find(({ ownId }) => ownId === key) ??
        live.find(({ ownId, amount: given }) => ownId === null && given === amount)
      if (known) return known.state
      const failed = all.filter(({ ownId, state }) => ownId === key && state === 'failed')
      // Each that failed is counted before another one is sent.
      if (failed.length > attempt) throw new KeySpent(new Error('notchpay: the refund failed'))
      const left = transaction.amount - live.reduce((sum, each) => sum + each.amount, 0)
      const sum = Math.min(amount, left)
      if (sum <= 0) return 'done'
      const body = { payment: transaction.reference, amount: sum, reason: reasonOf(key) }
      await client.ask({ method: 'POST', path: '/refunds', body, isGranted: true }).catch(refused)
      return 'pending'
    },
    // Notch Pay can cancel a payment, but does not say what becomes of a prompt that is on the phone by then: money must not
    // be taken for a payment that counts as cancelled.
    async close() {},
    check: () => checkNotchpay(client, now),
    readEvent: async (body, headers) =>
      readNotchpayEvent(body, headers, {
        hashKey: keys.hashKey,
        isOurs: (name) => name.startsWith(prefix),
      }),
    phone: {
      refOf: (id) => prefix + id,
      answersWithin: longestPrompt,
      offers,
      async prompt(order) {
        try {
          const transaction = await openOnce(order, prefix + order.id)
          // Sent to a phone before is sent.
          if (transaction.status !== 'pending') return null
          const { operator } = order
          const phone = phoneOf(order.phone)
          const asking = client.ask({
            method: 'POST',
            path: `/payments/${encodeURIComponent(transaction.reference)}`,
            body: { channel: channels[operator], data: { phone, account_number: phone, country: 'CM' } },
            within: minute,
          })
          await Promise.race([asking, setTimeout(patience, undefined, { ref: false })])
          return null
        } catch (error) {
          if (error instanceof NotchpayRefused && isInvalid(error)) return 'refused'
          throw error
        }
      },
    },
  }
}

/** A number or a sum that cannot be asked: nothing was. */
const isInvalid = ({ status }: NotchpayRefused) => status === 400 || status === 422

/** Notch Pay answered that it will not give the money back. Throws. */
function refused(error: unknown): never {
  if (error instanceof NotchpayRefused && [400, 403, 409, 422].includes(error.status))
    throw new RefundRefused(error.message)
  throw error
}
