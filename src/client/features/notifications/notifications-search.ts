// The search parameters of /notifications; invalid values are dropped.

import * as v from 'valibot'
import { orNothing } from '#client/search-string.ts'

export const NotificationsSearch = v.object({
  f: orNothing(v.picklist(['unread'])),
})

export type NotificationFilter = 'all' | 'unread'
