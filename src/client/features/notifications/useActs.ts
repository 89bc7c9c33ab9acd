import { useMemo, useState } from 'react'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { currentToasts, showToast } from '#client/ui/Toast/toast.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { fetchUnread } from '#client/api/site/notifications.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { isOnline } from '#client/api/connection.ts'
import { currentEpoch } from '#client/api/epoch.ts'
import { notificationQueue, withAct, type Changeable } from '#client/mutations/notifications.ts'
import { syncNotifications } from '#client/mutations/sync-notifications.ts'
import type { Inbox } from './useInbox.ts'

/** Longer than the toast with Undo is shown, unless the pointer rests on it. */
const held = 8_000

type Rows = readonly Changeable[]

export type Acts = { mark: (rows: Rows, isRead: boolean) => void; remove: (rows: Rows) => void }

function stillDeleted(rows: Rows): Rows {
  const { entries } = notificationQueue.current()
  return rows.filter(({ _id: id }) => entries[id]?.isDeleted)
}

/** Deletes here, and on the server once Undo is no longer offered. */
function hold(rows: Rows, isOffered: () => boolean): void {
  const heldUntil = Date.now() + held
  void notificationQueue.update((changes) => withAct(changes, rows, { act: 'delete', heldUntil }))
  setTimeout(() => {
    const left = stillDeleted(rows)
    if (isOffered() && left.length > 0) hold(left, isOffered)
    else void syncNotifications()
  }, held + 50)
}

/** What can be done to notifications. It shows at once, and goes out when it can. */
export function useActs(): Acts {
  const { t } = useLingui()
  return useMemo(() => {
    function undo(rows: Rows) {
      const left = stillDeleted(rows)
      void notificationQueue
        .update((kept) => withAct(kept, left, { act: 'undelete' }))
        .then(syncNotifications)
      if (left.length < rows.length)
        showToast({ kind: 'error', text: t`Too late to undo: the deletion was already sent.` })
    }
    return {
      mark(rows, isRead) {
        if (rows.length === 0) return
        void notificationQueue
          .update((changes) => withAct(changes, rows, { act: isRead ? 'read' : 'unread' }))
          .then(syncNotifications)
      },
      remove(rows) {
        if (rows.length === 0) return
        const action = { label: t`Undo`, onClick: () => undo(rows) }
        const text = t`${plural(rows.length, { one: '# notification deleted', other: '# notifications deleted' })}`
        hold(rows, () => currentToasts().some((toast) => toast.action === action))
        showToast({ kind: 'success', text, action })
      },
    }
  }, [t])
}

/** Marks all as read, also those not loaded yet. Without a network, those that are here. */
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
