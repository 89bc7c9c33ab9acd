// In-app notifications. Paths, payloads and the shape of the list are imposed (rule 11).

import * as v from 'valibot'
import { bookingStatuses } from '#domain/booking/status.ts'
import { notificationKinds, paperEvent, proposalEvents } from '#domain/notification/events.ts'
import { paperKinds } from '#domain/papers/paper.ts'
import { endpoint } from '../endpoint.ts'
import { Amount, code, Currency, Day, Id, Page, Timestamp } from '../fields.ts'

/** Rows per page, and the maximum of a request. */
export const notificationPageSize = 20
export const largestNotificationPage = 100
/** How many notifications one call may change. */
export const mostNotificationIds = 1000

export const NotificationRow = v.object({
  _id: Id,
  kind: v.picklist([...notificationKinds, paperEvent, ...proposalEvents]),
  /** A sentence in the reader's language, written now. */
  message: v.string(),
  /** The id of the booking it is about, with its other details beside it; null for one about a paper or a place. */
  booking: v.nullable(Id),
  reference: v.nullable(v.string()),
  /** Of the booking, or whose paper it is, be it a car or a supplier; of a proposal the place has its name here. */
  car: v.object({ name: v.string() }),
  /** The paper that expires, where it is about one. */
  paper: v.optional(v.nullable(v.object({ kind: v.picklist(paperKinds), validUntil: Day })), null),
  /** What came or goes back, where it is about money, in the smallest unit of the currency; 0 when nothing of what was paid goes back. */
  sum: v.optional(v.nullable(v.object({ amount: Amount, currency: Currency }))),
  /** Where a changed status led; null for everything else. */
  status: v.optional(v.nullable(v.picklist(bookingStatuses))),
  /** Where the app shows more about it. */
  path: v.string(),
  isRead: v.boolean(),
  createdAt: Timestamp,
})
export type NotificationRow = v.InferOutput<typeof NotificationRow>

/** One element that holds the rows and, in an array again, how many there are on all pages. */
export const NotificationPage = v.tuple([
  v.object({
    resultData: v.array(NotificationRow),
    pageInfo: v.tuple([v.object({ totalRecords: v.number() })]),
  }),
])
export type NotificationPage = v.InferOutput<typeof NotificationPage>

const PageSize = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(Number),
  v.integer(code('invalid-input')),
  v.minValue(1, code('invalid-input')),
  v.maxValue(largestNotificationPage, code('invalid-input')),
  v.metadata({ description: `Rows a page, from 1 to ${largestNotificationPage}` }),
)

const Owner = v.object({ userId: Id })

/** Unknown ids and those of other people are ignored. */
const Ids = v.object({
  ids: v.pipe(v.array(Id, code('invalid-input')), v.maxLength(mostNotificationIds, code('invalid-input'))),
})

const demonstrationDriver = { userId: 'amina-ngassa' }

const change = {
  method: 'POST',
  params: Owner,
  body: Ids,
  failures: ['signed-out', 'not-found'],
  access: 'signed-in',
} as const

export const markNotificationsAsRead = endpoint({
  ...change,
  path: '/api/mark-Notifications-as-read/:userId',
  summary: "Marks some of the caller's own notifications as read",
  statuses: { 200: 'Read' },
  example: () => ({ params: demonstrationDriver, body: { ids: ['demo-notification-01'] } }),
})

export const markNotificationsAsUnread = endpoint({
  ...change,
  path: '/api/mark-Notifications-as-unread/:userId',
  summary: "Marks some of the caller's own notifications as unread",
  statuses: { 200: 'Unread' },
  example: () => ({ params: demonstrationDriver, body: { ids: ['demo-notification-01'] } }),
})

export const deleteNotifications = endpoint({
  ...change,
  path: '/api/delete-Notifications/:userId',
  summary: "Deletes some of the caller's own notifications",
  statuses: { 200: 'Deleted' },
  example: () => ({ params: demonstrationDriver, body: { ids: ['demo-notification-01'] } }),
})

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/Notifications/:userId/:page/:pageSize',
  summary: "A page of the caller's own notifications, latest first",
  params: v.object({ userId: Id, page: Page, pageSize: PageSize }),
  response: NotificationPage,
  failures: ['signed-out', 'not-found'],
  access: 'signed-in',
  example: () => ({ params: { ...demonstrationDriver, page: '1', pageSize: '20' } }),
})

export const countNotifications = endpoint({
  method: 'GET',
  path: '/api/notification-counter/:userId',
  summary: 'How many of the caller’s own notifications are unread',
  params: Owner,
  response: v.object({ count: v.number() }),
  failures: ['signed-out', 'not-found'],
  access: 'signed-in',
  example: () => ({ params: demonstrationDriver }),
})
