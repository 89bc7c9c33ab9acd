// Walking to a provider's own page. That somebody left is kept, because a browser may be closed on the way back.

import * as v from 'valibot'
import { draftOf } from '#client/storage/draft.ts'

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

/** True once for somebody who had left, never while they leave: it is asked then whether they said yes there. */
export async function isBackFromPaying(session: string): Promise<boolean> {
  if (isLeaving) return false
  const hasLeft = (await leftFor(session).read()) === true
  if (hasLeft) await leftFor(session).clear()
  return hasLeft
}
