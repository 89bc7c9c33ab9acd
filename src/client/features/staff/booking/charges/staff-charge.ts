import type { StaffBooking } from '#contract/staff/bookings.ts'

export type StaffCharge = NonNullable<StaffBooking['charges']>['lines'][number]

/** What can be done about a line; one that is contested is let go where another is struck. */
export type ChargeAct = 'strike' | 'uphold' | 'let-go'
