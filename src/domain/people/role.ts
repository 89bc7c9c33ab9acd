// The roles of people.

export const userTypes = ['admin', 'supplier', 'user'] as const
/** `user` is a driver. */
export type UserType = (typeof userTypes)[number]

export const seatKinds = ['owner', 'desk'] as const
export type SeatKind = (typeof seatKinds)[number]

/** Where a supplier's person works, and as what. Without a seat a supplier's account may do nothing for any fleet. */
export type Seat = { supplier: string; kind: SeatKind }

/** A signed-in person, as every permission sees them. */
export type Person = { id: string; type: UserType; seat?: Seat }
