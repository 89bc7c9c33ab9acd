// The draft that was worked on last, for a screen that asks whether there is one. Apart: the first screen needs none of it.

import * as v from 'valibot'
import { day } from '#domain/rental/period.ts'
import { prefix } from './draft.ts'
import { currentUserStore } from './user-store.ts'

/** The key of the newest draft whose key begins so and whose value fits; null when there is none of the last day. */
export async function newestDraft(
  start: string,
  schema: v.GenericSchema,
  now = Date.now,
): Promise<string | null> {
  const One = v.object({ savedAt: v.pipe(v.number(), v.minValue(now() - day)), value: schema })
  const found = (await currentUserStore().entries()).flatMap(([name, stored]) =>
    name.startsWith(prefix + start) && v.is(One, stored) ? [{ name, savedAt: stored.savedAt }] : [],
  )
  return found.toSorted((a, b) => b.savedAt - a.savedAt)[0]?.name.slice(prefix.length) ?? null
}
