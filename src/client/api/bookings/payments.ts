import { queryOptions } from '@tanstack/react-query'
import type { Booking } from '#contract/bookings/bookings.ts'
import {
  confirmCheckoutSession,
  getCheckoutSession,
  giveUpCheckoutSession,
  openCheckoutSession,
  paySandbox,
  promptCheckoutSession,
  type CheckoutSession,
} from '#contract/bookings/payments.ts'
import { openPaymentLink } from '#contract/bookings/payment-link.ts'
import { getReceipt } from '#contract/bookings/receipts.ts'
import type { BodyInputOf, ResponseOf } from '#contract/endpoint.ts'
import type { Language } from '#domain/language.ts'
import type { GatewayName } from '#domain/payment/gateway.ts'
import { pathOf, queryOf } from '../site/address.ts'
import { restoreBookingLists } from './bookings.ts'
import { call } from '../http.ts'
import { currentQueryClient, persistNow } from '../query-client.ts'

export type SandboxAct = BodyInputOf<typeof paySandbox>['outcome']
export type SandboxResult = ResponseOf<typeof paySandbox>['result']

export const sessionQueries = {
  /** Kept on the device as a booking is: a confirmation opens again without a network. */
  one: (id: string) =>
    queryOptions({
      queryKey: ['bookings', 'session', id],
      queryFn: ({ signal }) => call(getCheckoutSession, { params: { id }, signal }),
      // One that was opened a moment ago is not asked for at once.
      staleTime: 2_000,
    }),
}

/**
 * Opens a payment of what a booking owes, or returns the open one; without a gateway the open one's, or the first. Throws
 * `hold-expired`, `not-possible-now` when nothing is due, `payment-failed` when the provider cannot be reached. What it hands over is for this page only and never kept.
 */
export function openSession(booking: string, gateway?: GatewayName): Promise<CheckoutSession> {
  return call(openCheckoutSession, { body: { booking, ...(gateway && { gateway }) } })
}

/**
 * Asks a phone for the money; asked again, it is the same prompt. The screen that waits for it opens again without a network.
 * Throws `hold-expired`, `payment-not-offered`.
 */
export async function promptSession(
  id: string,
  payer: BodyInputOf<typeof promptCheckoutSession>,
): Promise<void> {
  const session = await call(promptCheckoutSession, { params: { id }, body: payer })
  const client = currentQueryClient()
  const { queryKey } = sessionQueries.one(id)
  client.setQueryData(queryKey, session)
  await persistNow(client, queryKey)
}

/** What a payment link is about; without a token, the link that was opened on this device before. Kept in memory only. */
export const paymentLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['payment-link', token],
    queryFn: () => call(openPaymentLink, { body: token === '' ? {} : { token } }),
    retry: false,
    gcTime: 0,
  })

/** Lets the car go: what was read of cars while it was held says that it is taken. */
export async function giveUpSession(id: string): Promise<void> {
  await call(giveUpCheckoutSession, { params: { id } })
  await currentQueryClient().invalidateQueries({ queryKey: ['cars'] })
}

/** Lets the car go of a held booking that is on the screen; the lists no longer show it. */
export async function giveUpHold(booking: string): Promise<void> {
  await giveUpSession(booking)
  const client = currentQueryClient()
  await restoreBookingLists(client)
  await client.invalidateQueries({ queryKey: ['bookings'], refetchType: 'none' })
}

/** After the payer has approved at the provider. */
export function confirmSession(id: string): Promise<CheckoutSession> {
  return call(confirmCheckoutSession, { params: { id } })
}

/** Test mode: the outcome that a test card stands for. */
export async function payTestCard(ref: string, outcome: SandboxAct): Promise<SandboxResult> {
  return (await call(paySandbox, { params: { ref }, body: { outcome } })).result
}

/** Where the receipt of a booking, or of one sum of the counter, is downloaded, in a language. */
export function receiptAddress(booking: string, language: Language, number?: string): string {
  return (
    pathOf(getReceipt.path, { id: booking }) + queryOf({ language, ...(number !== undefined && { number }) })
  )
}

/** Makes the confirmation of a booking to be paid at the counter readable at once, also without a network. */
export async function keepCounterSession(booking: Booking): Promise<void> {
  const client = currentQueryClient()
  const { queryKey } = sessionQueries.one(booking._id)
  client.setQueryData(queryKey, { _id: booking._id, state: 'counter' as const, booking, payment: null })
  await persistNow(client, queryKey)
}
