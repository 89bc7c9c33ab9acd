// The events that notify, and who is notified in the app and by mail (rule 8).

import type { UserType } from '../people/role.ts'

export const notificationKinds = [
  'booking-made',
  'status-changed',
  'cancellation-asked',
  'cancellation-finalised',
  'cancellation-declined',
  'change-asked',
  'change-accepted',
  'change-declined',
  'booking-lapsed',
  'pick-up-tomorrow',
  'hold-expired',
  'part-received',
  'parts-returned',
  'payment-received',
  'payment-refunded',
  'refund-late',
  'wrong-sum',
  'payment-disputed',
  'dispute-won',
  'dispute-lost',
  'money-flagged',
  'records-wrong',
  'deposit-taken',
  'deposit-returned',
  'deposit-retained',
  'deposit-corrected',
  'deposit-held',
  'return-charged',
  'return-contested',
  'contest-answered',
  'car-swapped',
  'driver-landed',
  'driver-late',
  'booking-amended',
  'car-late',
  'next-at-risk',
  'licence-verified',
  'licence-unreadable',
  'licence-expired',
  'licence-other-person',
  'licence-no-licence',
  'review-asked',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** The one that is about a paper and no booking: owners alone hear of it, in the app, by push and by mail (rule 18). */
export const paperEvent = 'paper-expiring'
export type PaperEvent = typeof paperEvent

/** Those about a place that a supplier proposed: its owners hear of the decision, in the app and by push (rule 19). */
export const proposalEvents = ['place-accepted', 'place-declined'] as const
export type ProposalEvent = (typeof proposalEvents)[number]

export const isProposalEvent = (kind: string): kind is ProposalEvent =>
  (proposalEvents as readonly string[]).includes(kind)

/** `user` is the driver of the booking, `supplier` the one of its fleet, `admin` every admin. */
export type Audience = {
  inApp: readonly UserType[]
  mailed: readonly UserType[]
  /** A receipt goes out even to somebody who wants no email notifications. */
  isReceipt: boolean
  /** Of the fleet its owners alone. */
  ownersOnly?: true
}

const driverOnly: Audience = { inApp: ['user'], mailed: ['user'], isReceipt: false }

/** Worth nothing an hour later: in the app and on the phone, never by mail. */
const onTheWay: Audience = { inApp: ['supplier'], mailed: [], isReceipt: false }

/** Money that moves without them: staff hear of it whatever their settings are. */
const staffMoney: Audience = { inApp: ['supplier', 'admin'], mailed: ['supplier', 'admin'], isReceipt: true }

export const audiences: Readonly<Record<NotificationKind, Audience>> = {
  // The driver's own mail is the confirmation, which is a receipt and a mail of its own.
  'booking-made': { inApp: ['user', 'supplier', 'admin'], mailed: ['supplier'], isReceipt: false },
  'status-changed': driverOnly,
  'cancellation-asked': { inApp: ['supplier', 'admin'], mailed: ['supplier', 'admin'], isReceipt: false },
  // Its money is in it. The fleet hears of it too: a desk or an admin may have cancelled.
  'cancellation-finalised': { inApp: ['user', 'supplier'], mailed: ['user'], isReceipt: true },
  'cancellation-declined': driverOnly,
  'change-asked': { inApp: ['supplier', 'admin'], mailed: ['supplier', 'admin'], isReceipt: false },
  // Other dates and another price: as good as a confirmation.
  'change-accepted': { ...driverOnly, isReceipt: true },
  'change-declined': driverOnly,
  'booking-lapsed': { inApp: ['user', 'supplier'], mailed: ['user', 'supplier'], isReceipt: false },
  'pick-up-tomorrow': driverOnly,
  'hold-expired': driverOnly,
  // A part of what makes the booking: only its driver has to do something.
  'part-received': { ...driverOnly, isReceipt: true },
  'parts-returned': { ...driverOnly, isReceipt: true },
  'payment-received': { inApp: ['user', 'supplier'], mailed: ['user'], isReceipt: true },
  'payment-refunded': { ...driverOnly, isReceipt: true },
  // Refused three times, or on its way for a day: everybody who can do something about it, and who waits for the money.
  'refund-late': {
    inApp: ['user', 'supplier', 'admin'],
    mailed: ['user', 'supplier', 'admin'],
    isReceipt: true,
  },
  // Staff hear of it as of everything that does not match.
  'wrong-sum': { ...driverOnly, isReceipt: true },
  'payment-disputed': staffMoney,
  'dispute-won': staffMoney,
  'dispute-lost': staffMoney,
  'money-flagged': staffMoney,
  // What the site itself must repair: a supplier could not.
  'records-wrong': { inApp: ['admin'], mailed: ['admin'], isReceipt: true },
  // The driver's own money, in somebody else's drawer: each line is told as it is written.
  'deposit-taken': { ...driverOnly, isReceipt: true },
  'deposit-returned': { ...driverOnly, isReceipt: true },
  'deposit-retained': { ...driverOnly, isReceipt: true },
  'deposit-corrected': { ...driverOnly, isReceipt: true },
  // A week after the return.
  'deposit-held': { ...staffMoney, ownersOnly: true },
  // Money that is due, whatever the settings are.
  'return-charged': { ...driverOnly, isReceipt: true },
  'return-contested': { inApp: ['supplier', 'admin'], mailed: ['supplier', 'admin'], isReceipt: false },
  'contest-answered': driverOnly,
  // Another car than the one that was confirmed.
  'car-swapped': { ...driverOnly, isReceipt: true },
  'driver-landed': onTheWay,
  'driver-late': onTheWay,
  'booking-amended': { ...driverOnly, isReceipt: true },
  'car-late': { inApp: ['supplier'], mailed: ['supplier'], isReceipt: false },
  // Its car is out with somebody who is late.
  'next-at-risk': { inApp: ['supplier'], mailed: ['supplier'], isReceipt: false },
  'licence-verified': driverOnly,
  'licence-unreadable': driverOnly,
  'licence-expired': driverOnly,
  'licence-other-person': driverOnly,
  'licence-no-licence': driverOnly,
  'review-asked': driverOnly,
}

/** What each of the staff may switch off, one by one, for mail and push. Money is not among it. */
export const staffMessageKinds = [
  'booking-made',
  'cancellation-asked',
  'change-asked',
  'driver-landed',
  'driver-late',
  'car-late',
  'next-at-risk',
  paperEvent,
] as const satisfies readonly (NotificationKind | PaperEvent)[]

/** True when this event is mailed to somebody of this type who has email notifications on or off. */
export function isMailed(kind: NotificationKind, to: { type: UserType; wantsMail: boolean }): boolean {
  const { mailed, isReceipt } = audiences[kind]
  return mailed.includes(to.type) && (to.wantsMail || isReceipt)
}
