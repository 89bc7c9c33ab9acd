// What a sign-out would take with it. Small: drivers ask it too.

import { storedMutations, walkDrafts } from '../storage-policy.ts'
import { currentUserStore } from '../user-store.ts'

const beginnings = [
  walkDrafts.key,
  storedMutations.inspections.key,
  storedMutations['driver-pictures'].key,
].map((key) => `draft-${key}`)

/** Whether there is anything of a car's state that the server does not have yet: walks, begun or not sent whole, and a driver's pictures. */
export async function hasWalks(): Promise<boolean> {
  const names = (await currentUserStore().entries()).map(([name]) => name)
  return names.some((name) => beginnings.some((beginning) => name.startsWith(beginning)))
}
