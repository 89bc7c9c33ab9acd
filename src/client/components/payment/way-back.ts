// The checkout that a payment came from, so that another way to pay finds everything as it was. On this device, for a day.

import * as v from 'valibot'
import { useEffect, useState } from 'react'
import type { PaymentChoice } from '#domain/rental/payment-choice.ts'
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

// Leaving for a provider's own page. This is stored, because the browser may be closed before the payer comes back.

const leftFor = (session: string) => draftOf(`left-to-pay:${session}`, v.literal(true))

let isLeaving = false

/** Goes to the provider. `before` changes the screen that "back" leads to. */
export async function leaveToPay(session: string, url: string, before?: () => Promise<void>): Promise<void> {
  isLeaving = true
  try {
    await before?.()
    await leftFor(session).save(true)
    location.assign(url)
  } finally {
    isLeaving = false
  }
}

/** True once for a payer who has left and is back, never while they are leaving: the payment is then confirmed. */
export async function isBackFromPaying(session: string): Promise<boolean> {
  if (isLeaving) return false
  const hasLeft = (await leftFor(session).read()) === true
  if (hasLeft) await leftFor(session).clear()
  return hasLeft
}

/** The checkout that a session came from; null until the device has answered, and where there is none. */
export function useWayBack(session: string): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    let isHere = true
    void readWayBack(session).then((kept) => isHere && setAddress(kept))
    return () => {
      isHere = false
    }
  }, [session])
  return address
}
