import { useEffect } from 'react'
import { clearBadge, showBadge } from '#client/pwa/push/badge.ts'
import { closeShown } from '#client/pwa/push/let-go.ts'
import { tendSubscription } from '#client/pwa/push/subscription.ts'
import { useOnline } from '#client/storage/connection.ts'
import { useReader } from '#client/features/notifications/useReader.ts'
import { useUnread } from '#client/features/notifications/useUnread.ts'
import { useNews } from './useNews.ts'
import { useWorkerWords } from './useWorkerWords.ts'

/** Keeps what a signed-in person sees true while the app is open: the counter, the lists, the number on the icon. */
export function Live() {
  const { id } = useReader()
  return id === undefined ? null : <Watch key={id} id={id} />
}

function Watch({ id }: { id: string }) {
  const isOnline = useOnline()
  // Whoever mounts this asks for the counter again and again, as its query says.
  const unread = useUnread()
  useNews(id)
  useWorkerWords(id)

  useEffect(() => {
    if (unread === undefined) return
    if (unread > 0) return showBadge(unread)
    clearBadge()
    // On Android the dot on the icon is there as long as a notification is.
    void closeShown().catch(() => undefined)
  }, [unread])

  useEffect(() => {
    // Tried again with the next start.
    if (isOnline) void tendSubscription(id).catch(() => undefined)
  }, [id, isOnline])
  return null
}
