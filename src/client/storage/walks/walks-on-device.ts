// What a sign-out would take with it: walks that the server does not have yet.

import * as v from 'valibot'
import { storedMutations, walkDrafts } from '../storage-policy.ts'
import { currentUserStore } from '../user-store.ts'

const drafts = `draft-${walkDrafts.key}`
const Queued = v.object({ value: v.record(v.string(), v.unknown()) })

/** How many are begun, or finished and not sent whole. */
export async function countWalks(): Promise<number> {
  const store = currentUserStore()
  const names = (await store.entries()).map(([name]) => name).filter((name) => name.startsWith(drafts))
  const queued = v.safeParse(Queued, await store.get(`draft-${storedMutations.inspections.key}`))
  const waiting = queued.success ? Object.keys(queued.output.value) : []
  return new Set([...names.map((name) => name.slice(drafts.length)), ...waiting]).size
}
