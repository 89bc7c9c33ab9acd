// The search parameters of /notifications; invalid values are dropped.

import * as v from 'valibot'

export const NotificationsSearch = v.object({
  f: v.fallback(v.optional(v.picklist(['unread'])), undefined),
})

export type NotificationFilter = 'all' | 'unread'
