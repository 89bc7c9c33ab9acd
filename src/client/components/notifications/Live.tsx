import { useEffect } from 'react'
import { hashKey, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { clearBadge, showBadge } from '#client/pwa/push/badge.ts'
import { closeShown } from '#client/pwa/push/clear-push.ts'
import { tendSubscription } from '#client/pwa/push/subscription.ts'
import { useOnline } from '#client/api/connection.ts'
import { useReader, useUnread } from './useUnread.ts'
import { notificationQueries } from '#client/api/site/notifications.ts'
import { isBusy } from '#client/pwa/busy.ts'
import { workerWordFrom } from '#client/pwa/push/message.ts'
import { refetchLists, refetchAll } from './refetch.ts'

/** Keeps the counter, the lists and the badge of the icon up to date while the app is open. */
export function Live() {
  const { id } = useReader()
  return id === undefined ? null : <Watch key={id} id={id} />
}

function Watch({ id }: { id: string }) {
  const isOnline = useOnline()
  // Mounting this starts the interval of the counter's query.
  const unread = useUnread()
  useRefetchOnCount(id)
  useWorkerMessages(id)

  useEffect(() => {
    if (unread === undefined) return
    if (unread > 0) return showBadge(unread)
    clearBadge()
    // Android shows a dot on the icon as long as a system notification is open.
    void closeShown().catch(() => undefined)
  }, [unread])

  useEffect(() => {
    // The next start tries again.
    if (isOnline) void tendSubscription(id).catch(() => undefined)
  }, [id, isOnline])
  return null
}

/** Refetches the lists when the unread number of the server has changed. */
function useRefetchOnCount(id: string): void {
  const client = useQueryClient()
  useEffect(() => {
    const { queryKey } = notificationQueries.unread(id)
    const hash = hashKey(queryKey)
    let known = client.getQueryData(queryKey)
    return client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.query.queryHash !== hash || event.action.type !== 'success')
        return
      const count = event.query.state.data as number | undefined
      // Changes made on this device set the number by hand.
      const isNews = known !== undefined && count !== known && event.action.manual !== true
      known = count
      if (isNews) void refetchLists(client, id)
    })
  }, [client, id])
}

/** Handles messages of the service worker: a push has arrived, a system notification was pressed. */
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
      else if (word.side === 'staff')
        void navigate({ to: '/staff/bookings/$bookingId', params: { bookingId: word.booking } })
      else void navigate({ to: '/booking', search: { b: word.booking } })
    }
    worker.addEventListener('message', listen)
    return () => worker.removeEventListener('message', listen)
  }, [client, navigate, id])
}
