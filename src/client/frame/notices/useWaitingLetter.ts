// Sees to it that a message to us that waits on this device goes out, whatever screen is open.

import { useEffect } from 'react'
import { letterKey } from '#client/contact/letter/letter-key.ts'
import { useOnline } from '#client/offline/connection.ts'
import { hasDraft } from '#client/offline/draft.ts'
import { minute } from '#domain/rental/period.ts'

/** The screen comes first. */
const atFirst = 2_000
/** A server that was away, or had heard too much from here. */
const again = 5 * minute

export function useWaitingLetter(): void {
  const isOnline = useOnline()
  useEffect(() => {
    if (!isOnline) return
    const trySending = () => void sendIfThereIsOne().catch(() => undefined)
    const first = setTimeout(trySending, atFirst)
    const others = setInterval(trySending, again)
    return () => {
      clearTimeout(first)
      clearInterval(others)
    }
  }, [isOnline])
}

async function sendIfThereIsOne(): Promise<void> {
  if (!(await hasDraft(letterKey))) return
  const { sendLater } = await import('#client/contact/letter/send-later.ts')
  await sendLater()
}
