// The words of a booking's history.

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import type { HistoryAct } from '#domain/audit/history-acts.ts'

type By = StaffBooking['history'][number]['by']
export const doers: Record<By['kind'], MessageDescriptor> = {
  staff: msg`Staff`,
  admin: msg`Wouri`,
  driver: msg`Driver`,
  system: msg`Automatic`,
}

export const actLabels: Record<HistoryAct, MessageDescriptor> = {
  'handed-over': msg`Car handed over`,
  'taken-back': msg`Car returned`,
  'handover-undone': msg`Hand-over undone`,
  'return-undone': msg`Return undone`,
  'no-show': msg`Nobody came`,
  'car-swapped': msg`Another car`,
  booked: msg`Booked by staff`,
  discounted: msg`Discount`,
  'inspected-out': msg`State of the car at the hand-over`,
  'inspected-back': msg`State of the car at the return`,
  'licence-seen': msg`Licence seen`,
  'identity-seen': msg`Identity document seen`,
  'money-set-aside': msg`Keys without the money`,
  'licence-set-aside': msg`Keys without the licence`,
  'identity-set-aside': msg`Keys without an identity document`,
  'deposit-set-aside': msg`Keys without the security deposit`,
  'rule-set-aside': msg`A rule set aside`,
  'status-set': msg`Status set`,
  'change-accepted': msg`Change accepted`,
  'change-declined': msg`Change declined`,
  cancelled: msg`Cancelled by staff`,
  'cancellation-declined': msg`Cancellation declined`,
  noted: msg`Note`,
  amended: msg`Changed by staff`,
  'handed-back': msg`Money handed back`,
  corrected: msg`Money at the counter corrected`,
  'given-back': msg`Payment given back`,
  charged: msg`Charged at the return`,
  'charge-struck': msg`Charge struck`,
  'charge-refused': msg`Charge not accepted by the driver`,
  'charge-upheld': msg`Charge upheld, with an answer`,
  'return-agreed': msg`Return agreed by the driver`,
  'return-contested': msg`Return contested by the driver`,
  'contest-answered': msg`Contest answered`,
  'deposit-taken': msg`Security deposit taken`,
  'deposit-returned': msg`Security deposit given back`,
  'deposit-retained': msg`Security deposit kept`,
  'deposit-reversed': msg`Security deposit corrected`,
}
