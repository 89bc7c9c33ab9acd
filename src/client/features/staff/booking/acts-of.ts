// Which acts a booking offers to staff now, the one that the day asks for first. The server decides again.

import type { StaffBooking } from '#contract/staff/bookings.ts'
import { mayChange } from '#domain/booking/change.ts'
import { mayCancel, mayDiscount, mayHandOver, maySwap, mayUndo } from '#domain/booking/staff-acts.ts'
import { mayExtend } from '#domain/inspection/may-extend.ts'
import { keptOf } from '#domain/payment/refund.ts'
import { canTransition } from '#domain/booking/transitions.ts'
import type { Instant } from '#domain/rental/period.ts'

export const staffActs = [
  'confirm',
  'hand-over',
  'pay',
  'link',
  'hand-back',
  'give-back',
  'amend',
  'extend',
  'swap',
  'discount',
  'note',
  'no-show',
  'cancel',
  // Never where the hand-over was: a second tap must not bring the car back.
  'take-back',
  'undo-hand-over',
  'undo-take-back',
] as const
export type StaffAct = (typeof staffActs)[number]

type Actable = Pick<
  StaffBooking,
  | 'status'
  | 'from'
  | 'to'
  | 'handedOverAt'
  | 'returnedAt'
  | 'cancelRequested'
  | 'change'
  | 'dueAtCounter'
  | 'backAtCounter'
  | 'paid'
  | 'goingBack'
  | 'mayUndo'
  | 'rights'
>

/** Pure; `now` in milliseconds. */
export function actsOf(booking: Actable, now: Instant): StaffAct[] {
  const {
    status,
    handedOverAt,
    returnedAt,
    cancelRequested,
    change,
    dueAtCounter,
    backAtCounter = 0,
    mayUndo: isTheirs = true,
    rights,
  } = booking
  const from = Date.parse(booking.from)
  const to = Date.parse(booking.to)
  const isHere = handedOverAt === null
  const may: Record<StaffAct, boolean> = {
    confirm: status === 'pending' && now < from,
    'hand-over': isHere && mayHandOver({ status, from, cancelRequested }, now) && now < to,
    pay: dueAtCounter > 0 && canTransition(status, 'paid', 'staff'),
    link: dueAtCounter > 0 && now < from && status !== 'void' && status !== 'cancelled',
    'hand-back': backAtCounter > 0,
    'give-back': rights.includes('give-money-back') && keptOf(booking) > 0,
    // What the driver asks for is answered first.
    amend: !change && mayChange({ status, from, cancelRequested }, now),
    extend: !change && mayExtend({ status, isHandedOver: !isHere, isReturned: returnedAt !== null }),
    swap: maySwap({ status, to, isReturned: returnedAt !== null }, now),
    discount:
      rights.includes('change-prices') &&
      mayDiscount({ status, isAsked: cancelRequested || Boolean(change) }),
    note: true,
    'no-show': now >= from && mayCancel({ status, isHandedOver: !isHere }),
    // What the driver asked for is answered where it is shown.
    cancel: !cancelRequested && mayCancel({ status, isHandedOver: !isHere }),
    'take-back': !isHere && returnedAt === null,
    'undo-hand-over': isTheirs && !isHere && returnedAt === null && mayUndo(Date.parse(handedOverAt), now),
    'undo-take-back': isTheirs && returnedAt !== null && mayUndo(Date.parse(returnedAt), now),
  }
  return staffActs.filter((act) => may[act])
}
