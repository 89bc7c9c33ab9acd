import { useEffect } from 'react'
import { hashKey, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { clearBadge, showBadge } from '#client/pwa/push/badge.ts'
import { closeShown } from '#client/pwa/push/let-go.ts'
import { tendSubscription } from '#client/pwa/push/subscription.ts'
import { useOnline } from '#client/api/connection.ts'
import { useReader, useUnread } from '#client/features/notifications/useUnread.ts'
import { notificationQueries } from '#client/api/notifications.ts'
import { isBusy } from '#client/pwa/busy.ts'
import { workerWordFrom } from '#client/pwa/push/message.ts'
import { refetchLists, refetchAll } from './refetch.ts'

/** Keeps what a signed-in person sees true while the app is open: the counter, the lists, the number on the icon. */
export function Live() {
  const { id } = useReader()
  return id === undefined ? null : <Watch key={id} id={id} />
}

function Watch({ id }: { id: string }) {
  const isOnline = useOnline()
  // Whoever mounts this asks for the counter again and again, as its query says.
  const unread = useUnread()
  useRefetchOnCount(id)
  useWorkerMessages(id)

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

/** When the server counts another number than before, there is something that the screens do not show yet. */
function useRefetchOnCount(id: string): void {
  const client = useQueryClient()
  useEffect(() => {
    const { queryKey } = notificationQueries.unread(id)
    const hash = hashKey(queryKey)
    let known = client.getQueryData(queryKey)
    return client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.query.queryHash !== hash || event.action.type !== 'success') return
      const count = event.query.state.data as number | undefined
      // What was read here is counted here too, and is no news.
      const isNews = known !== undefined && count !== known && event.action.manual !== true
      known = count
      if (isNews) void refetchLists(client, id)
    })
  }, [client, id])
}

/** What the worker says of messages that came in, and of notifications that were pressed. */
function useWorkerMessages(id: string): void {
  const client = useQueryClient()
  const navigate = useNavigate()
  useEffect(() => {
    const worker = navigator.serviceWorker
    if (worker === undefined) return
    const listen = ({ data, ports }: MessageEvent<unknown>) => {
      const word = workerWordFrom(data)
      if (word?.type === 'NEWS') void refetchAll(client, id)
      if (word?.type !== 'OPEN') return
      const goes = !isBusy()
      ports[0]?.postMessage(goes)
      if (!goes) return
      if (word.booking === null) void navigate({ to: '/notifications', search: {} })
      else void navigate({ to: '/booking', search: { b: word.booking } })
    }
    worker.addEventListener('message', listen)
    return () => worker.removeEventListener('message', listen)
  }, [client, navigate, id])
}
