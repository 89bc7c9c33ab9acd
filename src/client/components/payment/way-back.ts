// The checkout that a payment came from, so that another way to pay finds everything as it was. On this device, for a day.

import * as v from 'valibot'
import type { PaymentChoice } from '#domain/booking/payment-choice.ts'
import { draftOf } from '#client/storage/draft.ts'

/** Only an address of our own checkout is ever gone back to. */
const Address = v.pipe(v.string(), v.startsWith('/checkout?'))

const wayBackOf = (session: string) => draftOf(`way-back:${session}`, Address)

export async function keepWayBack(session: string, address: string): Promise<void> {
  if (v.is(Address, address)) await wayBackOf(session).save(address)
}

/** The address, with a way to pay chosen; null on another device or when it is long ago. */
export async function readWayBack(session: string, choice?: PaymentChoice): Promise<string | null> {
  const address = await wayBackOf(session).read()
  return address === null || choice === undefined ? address : withChoice(address, choice)
}

/** The same checkout at its last step, with this way to pay. */
export function withChoice(address: string, choice: PaymentChoice): string {
  const [path = '', query] = address.split('?')
  const search = new URLSearchParams(query)
  search.set('pay', choice)
  search.set('step', '3')
  return `${path}?${search}`
}
