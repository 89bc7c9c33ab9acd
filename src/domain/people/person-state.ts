// In which state an account is, as admins see it.

/** `guest` is an account that a booking made and nobody has claimed; `unconfirmed` waits for its address to be confirmed. */
export const personStates = ['active', 'unconfirmed', 'guest', 'suspended'] as const
export type PersonState = (typeof personStates)[number]

export type StateFacts = { blacklisted: boolean; verified: boolean; hasPassword: boolean }

/** The first that holds: a suspended guest is suspended. */
export function personState({ blacklisted, verified, hasPassword }: StateFacts): PersonState {
  if (blacklisted) return 'suspended'
  if (verified) return 'active'
  return hasPassword ? 'unconfirmed' : 'guest'
}
