// Sees to it that what waits on this device goes out, whatever screen is open: a message to us, what was done to
// notifications, saved cars, what was asked for in a form.

import { useEffect } from 'react'
import { letterKey } from '#client/features/contact/letter/letter-key.ts'
import { wishesKey } from '#client/components/favourites/wishes-key.ts'
import { outboxKey } from '#client/components/form/waiting/outbox-key.ts'
import { changesKey } from '#client/features/notifications/waiting/changes-key.ts'
import { useOnline } from '#client/api/connection.ts'
import { hasDraft } from '#client/storage/draft.ts'
import { useSession } from '#client/session/session-state.ts'
import { minute } from '#domain/rental/period.ts'

/** The screen comes first. */
const atFirst = 2_000
/** A server that was away, or had heard too much from here. */
const again = 5 * minute

/** The code that sends is fetched only when there is something to send. */
const waiting: [key: string, send: () => Promise<void>][] = [
  [letterKey, async () => (await import('#client/features/contact/letter/send-later.ts')).sendLater()],
  [changesKey, async () => (await import('#client/features/notifications/waiting/send-changes.ts')).sendChanges()],
  [outboxKey, async () => (await import('#client/components/form/waiting/send-waiting.ts')).sendWaiting()],
  [wishesKey, async () => (await import('#client/components/favourites/send-wishes.ts')).sendWishes()],
]

export function useWaiting(): void {
  const isOnline = useOnline()
  const person = useSession().user?._id
  useEffect(() => {
    if (!isOnline) return
    const trySending = () => void Promise.all(waiting.map(sendIfThereIs)).catch(() => undefined)
    const first = setTimeout(trySending, atFirst)
    const others = setInterval(trySending, again)
    return () => {
      clearTimeout(first)
      clearInterval(others)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- who has just signed in brings along what they did before
  }, [isOnline, person])
}

async function sendIfThereIs([key, send]: (typeof waiting)[number]): Promise<void> {
  if (await hasDraft(key)) await send()
}
