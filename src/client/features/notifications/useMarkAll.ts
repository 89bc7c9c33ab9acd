import { useState } from 'react'
import { failureCode } from '#client/api/call-failure.ts'
import { fetchUnread } from '#client/api/notifications.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { isOnline } from '#client/storage/connection.ts'
import { currentEpoch } from '#client/session/epoch.ts'
import { showToast } from '#client/ui/Toast/toast.ts'
import { useActs } from './useActs.ts'
import type { Inbox } from './useInbox.ts'

/** Marks all as read, also those further down than anybody has scrolled. Without a network, those that are here. */
export function useMarkAll(id: string, { unread = 0, unreadHere }: Inbox) {
  const { mark } = useActs()
  const failureText = useFailureText()
  const [isLooking, setIsLooking] = useState(false)

  async function markAll() {
    mark(unreadHere, true)
    if (unread <= unreadHere.length || !isOnline()) return
    const epoch = currentEpoch()
    setIsLooking(true)
    try {
      const all = await fetchUnread(id, unread)
      if (epoch === currentEpoch()) mark(all, true)
    } catch (error) {
      if (epoch === currentEpoch()) showToast({ kind: 'error', text: failureText(failureCode(error)) })
    } finally {
      setIsLooking(false)
    }
  }
  return { markAll, isLooking }
}
