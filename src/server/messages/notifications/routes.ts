// The imposed calls about one's own notifications (rule 11).

import {
  countNotifications,
  deleteNotifications,
  listNotifications,
  markNotificationsAsRead,
  markNotificationsAsUnread,
} from '#contract/site/notifications.ts'
import { own } from '#server/core/accounts/own-record.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { Answer, type Serve } from '#server/platform/http/serve.ts'
import { changeNotifications, type NotificationChange } from './change-notifications.ts'
import { countUnread, findNotifications } from './find-notifications.ts'
import { presentPage } from './present-notifications.ts'

const changes = [
  [markNotificationsAsRead, 'read'],
  [markNotificationsAsUnread, 'unread'],
  [deleteNotifications, 'deleted'],
] as const satisfies readonly (readonly [unknown, NotificationChange])[]

export function serveNotifications(serve: Serve, db: Db): void {
  for (const [endpoint, change] of changes) {
    serve(endpoint, async ({ params, body, viewer, now }) => {
      await changeNotifications(db, own(viewer, params.userId), body.ids, change, now)
      return new Answer(200)
    })
  }

  serve(listNotifications, async ({ params, viewer }) => {
    const page = { page: params.page, size: params.pageSize }
    const { rows, total } = await findNotifications(db, own(viewer, params.userId), page)
    return presentPage(rows, total)
  })

  serve(countNotifications, async ({ params, viewer }) => ({
    count: await countUnread(db, own(viewer, params.userId)),
  }))
}
