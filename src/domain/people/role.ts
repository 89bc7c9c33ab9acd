// Who a person is on the site.

export const userTypes = ['admin', 'supplier', 'user'] as const
/** `user` is a driver. */
export type UserType = (typeof userTypes)[number]

/** A signed-in person, as every permission sees them. */
export type Person = { id: string; type: UserType }
