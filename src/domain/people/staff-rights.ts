// The rights of staff (rule 7) in one table; what is not in it is forbidden.

import { seatKinds, type Person } from './role.ts'

/** The columns of rule 7's table of staff. */
export const staffRoles = [...seatKinds, 'admin'] as const
type StaffRole = (typeof staffRoles)[number]

/** Rule 7, row by row. Of an owner and a desk it holds for their own supplier alone: ownership decides that. */
const rights = {
  'see-bookings': ['desk', 'owner', 'admin'],
  'serve-bookings': ['desk', 'owner', 'admin'],
  /** A hand-over or a return that somebody else noted. */
  'undo-for-others': ['owner', 'admin'],
  /** Of what is seen to before the keys leave, with a reason. */
  'set-keys-aside': ['owner', 'admin'],
  'give-money-back': ['owner', 'admin'],
  'change-prices': ['owner', 'admin'],
  'set-rules-aside': ['admin'],
  'block-cars': ['desk', 'owner', 'admin'],
  'manage-suppliers': ['admin'],
  /** The terms and the people of the own supplier. */
  'manage-terms': ['owner', 'admin'],
  'manage-places': ['admin'],
  /** With their pictures; an admin decides. */
  'propose-places': ['owner', 'admin'],
  'manage-cars': ['owner', 'admin'],
  /** What drivers said of the own cars: answered, or reported to an admin. */
  'answer-reviews': ['owner', 'admin'],
  'moderate-reviews': ['admin'],
  'see-figures': ['owner', 'admin'],
  'manage-settings': ['admin'],
  'see-bank-details': ['owner', 'admin'],
  /** Of the own supplier. */
  'see-audit': ['owner', 'admin'],
  'manage-people': ['admin'],
  'check-licences': ['desk', 'owner', 'admin'],
} as const satisfies Record<string, readonly StaffRole[]>

export type StaffRight = keyof typeof rights

export const staffRights = Object.keys(rights) as StaffRight[]

/** Those that a booking's screen asks for. Apps know them by name: a right to something else is not among them. */
export const bookingRights = [
  'see-bookings',
  'serve-bookings',
  'give-money-back',
  'change-prices',
  'set-rules-aside',
] as const satisfies readonly StaffRight[]

/** The role of somebody on the staff side; null for drivers, visitors and a supplier's account without a seat. */
export function staffRoleOf(person: Person | null): StaffRole | null {
  if (person?.type === 'admin') return 'admin'
  return person?.type === 'supplier' ? (person.seat?.kind ?? null) : null
}

/** The roles that have a right, in the order of rule 7's columns. */
export function rolesWith(right: StaffRight): readonly StaffRole[] {
  return rights[right]
}

/** True when the table of rule 7 gives the right. Whose booking or car it is, is asked beside it. */
export function hasRight(person: Person | null, right: StaffRight): boolean {
  const role = staffRoleOf(person)
  return role !== null && (rights[right] as readonly StaffRole[]).includes(role)
}
