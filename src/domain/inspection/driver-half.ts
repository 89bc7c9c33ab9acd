// What a driver does about the state of a car: own pictures, and a word on the return (rule 22.11).

import { day, hour, type Instant } from '../rental/period.ts'
import type { InspectionKind } from './inspection.ts'

/** After the return: so long the driver may photograph, agree or contest. */
const answerTime = 48 * hour

/** Pictures of a driver that one booking takes. */
export const mostDriverPictures = 60

type Keys = { from: Instant; handedOverAt: Instant | null; returnedAt: Instant | null }

/** From a day before the pick-up, when the keys may leave, until the time to answer is over. */
export function mayPhotograph({ from, handedOverAt, returnedAt }: Keys, now: Instant): boolean {
  const hasBegun = handedOverAt !== null || now >= from - day
  return hasBegun && (returnedAt === null || now <= returnedAt + answerTime)
}

/** So long before the agreed end a picture is of the return, whether or not the return is noted yet. */
const beforeReturn = 12 * hour

/** Which end of the trip a picture is of that its driver takes now. */
export function photographedEnd(
  { to, isHandedOver, isReturned }: { to: Instant; isHandedOver: boolean; isReturned: boolean },
  now: Instant,
): InspectionKind {
  return isReturned || (isHandedOver && now >= to - beforeReturn) ? 'back' : 'out'
}

/** Until when a driver agrees or contests; null before the return. */
export function answerUntil(returnedAt: Instant | null): Instant | null {
  return returnedAt === null ? null : returnedAt + answerTime
}
