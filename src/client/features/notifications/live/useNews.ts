import { useEffect } from 'react'
import { hashKey, useQueryClient } from '@tanstack/react-query'
import { notificationQueries } from '#client/api/notifications.ts'
import { askForNews } from './ask-for-news.ts'

/** When the server counts another number than before, there is something that the screens do not show yet. */
export function useNews(id: string): void {
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
      if (isNews) void askForNews(client, id)
    })
  }, [client, id])
}
