// Sends what waits, each change once. What fails for now stays and says so; what the server refuses is taken back.

import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Failure } from '#domain/failure.ts'
import { failureCode } from '#client/api/call-failure.ts'
import {
  applyChange,
  changeNotifications,
  notificationQueries,
  type NotificationChange,
} from '#client/api/notifications.ts'
import { needMessages } from '#client/i18n/catalogs.ts'
import { currentQueryClient } from '#client/api/query-client.ts'
import { currentEpoch } from '#client/api/epoch.ts'
import { readStoredUser } from '#client/storage/stored-user.ts'
import { showToast } from '#client/ui/Toast/toast.ts'
import { refused, sendable, settled } from './changes.ts'
import { catchUp, changeTray, currentTray, record } from './tray.ts'
import { turns } from '#client/storage/turns.ts'

/** What passes by itself. */
const passing = new Set<Failure>(['offline', 'unavailable', 'too-many-requests'])
const inTurn = turns('wouri-notifications-sent')

/** Resolves when nothing more can be done now; never throws. */
export function sendChanges(): Promise<void> {
  return inTurn(async () => {
    await catchUp()
    const userId = readStoredUser()?._id
    if (userId === undefined) return
    const epoch = currentEpoch()
    const batch = sendable(currentTray().changes, Date.now())
    let isAnySent = false
    for (const change of ['deleted', 'read', 'unread'] as const) {
      const ids = batch[change]
      if (ids.length === 0) continue
      const outcome = await sendOne(userId, change, ids, epoch)
      if (outcome === 'over') return
      isAnySent ||= outcome === 'sent'
    }
    if (!isAnySent) return
    changeTray({ problem: null })
    void currentQueryClient()
      .invalidateQueries({ queryKey: notificationQueries.unread(userId).queryKey })
      .catch(() => undefined)
  })
}

/** `over`: the rest would fail the same way, or is nobody's who is here. */
async function sendOne(
  userId: string,
  change: NotificationChange,
  ids: string[],
  epoch: number,
): Promise<'sent' | 'refused' | 'over'> {
  try {
    await changeNotifications(userId, change, ids)
  } catch (error) {
    if (epoch !== currentEpoch()) return 'over'
    const problem = failureCode(error)
    if (passing.has(problem)) {
      changeTray({ problem })
      return 'over'
    }
    await record((changes) => refused(changes, change, ids))
    await tellRefused()
    return 'refused'
  }
  if (epoch !== currentEpoch()) return 'over'
  settleCount(userId, change, ids)
  // Together, so that no frame shows the one without the other.
  await Promise.all([
    applyChange(currentQueryClient(), userId, change, ids),
    record((changes) => settled(changes, change, ids)),
  ])
  return 'sent'
}

/** What the layer took from the count, the count itself takes. */
function settleCount(userId: string, change: NotificationChange, ids: readonly string[]): void {
  const { changes } = currentTray()
  const unread = ids.filter((id) => changes[id]?.wasRead === false).length
  const difference = change === 'unread' ? ids.length - unread : -unread
  currentQueryClient().setQueryData(notificationQueries.unread(userId).queryKey, (count: number | undefined) =>
    count === undefined ? count : Math.max(0, count + difference),
  )
}

async function tellRefused(): Promise<void> {
  await needMessages('settings').catch(() => undefined)
  showToast({
    kind: 'error',
    text: i18n._(msg`The notifications could not be changed. They are as they were before.`),
  })
}
