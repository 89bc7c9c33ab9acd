// What the history of a booking says was done: acts that the audit holds of the booking itself, or of its money.

export const historyActs = [
  'handed-over',
  'taken-back',
  'handover-undone',
  'return-undone',
  'inspected-out',
  'inspected-back',
  'licence-seen',
  'identity-seen',
  'money-set-aside',
  'licence-set-aside',
  'identity-set-aside',
  'deposit-set-aside',
  'no-show',
  'car-swapped',
  'booked',
  'discounted',
  'rule-set-aside',
  'status-set',
  'change-accepted',
  'change-declined',
  'cancelled',
  'cancellation-declined',
  'noted',
  'amended',
  'handed-back',
  'corrected',
  'given-back',
  'charged',
  'charge-struck',
  'charge-refused',
  'charge-upheld',
  'return-agreed',
  'return-contested',
  'contest-answered',
  'deposit-taken',
  'deposit-returned',
  'deposit-retained',
  'deposit-reversed',
] as const
export type HistoryAct = (typeof historyActs)[number]

/** The one that a line is headed with, where several were recorded in the same moment; null for none that is known. */
export function headOf(acts: readonly string[]): HistoryAct | null {
  return historyActs.find((act) => acts.includes(act)) ?? null
}
