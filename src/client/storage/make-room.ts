// Frees space on a full device: deletes every copy but the next booking and those that a walk around a car needs. What somebody typed, or left to be
// sent, stays.

import * as v from 'valibot'
import { rightNow } from '../store/clock.ts'
import { walkDrafts } from './storage-policy.ts'
import { clearFiles } from './files.ts'
import type { KeyValueStore } from './database.ts'
import { currentUserStore, publicStore } from './user-store.ts'

const OneBooking = v.object({
  queryKey: v.tuple([v.literal('bookings'), v.literal('one'), v.string()]),
  state: v.object({ data: v.object({ status: v.string(), to: v.string() }) }),
})

type Entry = readonly [name: string, value: unknown]

const StaffBooking = v.object({
  queryKey: v.tuple([v.literal('staff'), v.picklist(['booking', 'inspections']), v.string()]),
})

/** Of the bookings whose walk is a draft here: without them it could not be gone on with. */
function walkedOf(entries: readonly Entry[]): string[] {
  const walks = entries.map(([name]) => name).filter((name) => name.startsWith(`draft-${walkDrafts.key}`))
  return entries.flatMap(([name, value]) => {
    const parsed = v.safeParse(StaffBooking, value)
    return parsed.success && walks.some((walk) => walk.endsWith(`-${parsed.output.queryKey[2]}`))
      ? [name]
      : []
  })
}

/** True when there may be room now. */
export async function keepOnlyNext(): Promise<true> {
  await clearFiles()
  await clearCopies(publicStore())
  await clearCopies(currentUserStore())
  return true
}

/** Whether an answer is the next booking, or would be. */
export async function isNext(name: string, value: unknown): Promise<boolean> {
  const others = (await currentUserStore().entries()).filter(([other]) => other !== name)
  return nextOf([...others, [name, value]]) === name
}

async function clearCopies(store: KeyValueStore): Promise<void> {
  const all = await store.entries()
  const copies = all.filter(([name]) => name.startsWith('query-'))
  const kept = [nextOf(copies), ...walkedOf(all)]
  for (const [name] of copies) if (!kept.includes(name)) await store.del(name)
}

/** The name of the booking that ends first of those that have not ended. */
function nextOf(entries: readonly Entry[]): string | undefined {
  const bookings = entries.flatMap(([name, value]) => {
    const parsed = v.safeParse(OneBooking, value)
    if (!parsed.success) return []
    const { status, to } = parsed.output.state.data
    const ends = Date.parse(to)
    return status === 'cancelled' || ends < rightNow() ? [] : [{ name, ends }]
  })
  return bookings.toSorted((a, b) => a.ends - b.ends)[0]?.name
}
