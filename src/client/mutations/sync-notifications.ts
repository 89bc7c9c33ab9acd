// Sends what was done to notifications. What fails for now stays and says so; what the server refuses is taken back.

import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  applyChange,
  changeNotifications,
  notificationQueries,
  type NotificationChange,
} from '#client/api/site/notifications.ts'
import { currentQueryClient } from '#client/api/query-client.ts'
import { needMessages } from '#client/i18n/catalogs.ts'
import { showToast } from '#client/ui/Toast/toast.ts'
import { notificationQueue, refused, sendable, settled, type PendingChange } from './notifications.ts'
import { sync, type MutationHandler } from './sync.ts'

type Batch = { change: NotificationChange; ids: string[] }

const handler: MutationHandler<PendingChange, Batch, void> = {
  queue: notificationQueue,
  next(changes) {
    const batch = sendable(changes, Date.now())
    const change = (['deleted', 'read', 'unread'] as const).find((each) => batch[each].length > 0)
    return change === undefined ? null : { change, ids: batch[change] }
  },
  send: ({ change, ids }, { person }) => changeNotifications(person, change, ids),
  stopsOn: new Set(['offline', 'unavailable', 'too-many-requests']),
  async onSent({ change, ids }, _, { person }) {
    settleCount(person, change, ids)
    // Together, so that no frame shows the one without the other.
    await Promise.all([
      applyChange(currentQueryClient(), person, change, ids),
      notificationQueue.update((changes) => settled(changes, change, ids)),
    ])
  },
  async onRefused({ change, ids }) {
    await notificationQueue.update((changes) => refused(changes, change, ids))
    await needMessages('settings').catch(() => undefined)
    showToast({
      kind: 'error',
      text: i18n._(msg`We could not change the notifications. They stay as they were.`),
    })
  },
  onDone({ person }) {
    void currentQueryClient()
      .invalidateQueries({ queryKey: notificationQueries.unread(person).queryKey })
      .catch(() => undefined)
  },
}

export const syncNotifications = () => sync(handler)

/** What the layer took from the count, the count itself takes. */
function settleCount(person: string, change: NotificationChange, ids: readonly string[]): void {
  const { entries } = notificationQueue.current()
  const unread = ids.filter((id) => entries[id]?.wasRead === false).length
  const difference = change === 'unread' ? ids.length - unread : -unread
  currentQueryClient().setQueryData(
    notificationQueries.unread(person).queryKey,
    (count: number | undefined) => (count === undefined ? count : Math.max(0, count + difference)),
  )
}
