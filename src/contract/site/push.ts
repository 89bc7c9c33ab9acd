// Web push: a device subscribes; the messages contain no personal data.

import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { code, Id } from '../fields.ts'

const key = (length: number) =>
  v.pipe(v.string(code('required')), v.regex(new RegExp(`^[\\w-]{${length}}={0,2}$`), code('invalid-input')))

/** The push service's endpoint for this device; never a host of a private network. */
const PushEndpoint = v.pipe(
  v.string(code('required')),
  v.maxLength(2000, code('too-long')),
  v.url(code('invalid-input')),
  v.startsWith('https://', code('invalid-input')),
)

export const PushSubscription = v.object({
  endpoint: PushEndpoint,
  keys: v.object({ p256dh: key(87), auth: key(22) }),
})
export type PushSubscription = v.InferOutput<typeof PushSubscription>

/** What the worker gets: ids, a sentence without names, plates or addresses in the reader's language, and the counter. */
export const PushMessage = v.object({
  /** The notification's. */
  _id: Id,
  /** What to open; null when there is only the list to open (a hold that ran out is shown nowhere). */
  booking: v.nullable(Id),
  /** Whose screen of the booking is opened; a message from before there were two opens the driver's. */
  side: v.optional(v.picklist(['driver', 'staff']), 'driver'),
  title: v.string(),
  body: v.string(),
  unread: v.number(),
})
export type PushMessage = v.InferOutput<typeof PushMessage>

export const getPushKey = endpoint({
  method: 'GET',
  path: '/api/push-key',
  summary: 'The public key that a device subscribes under',
  response: v.object({ key: v.string() }),
  failures: [],
  access: 'public',
  example: () => ({}),
})

const exampleSubscription = {
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/example',
  keys: {
    p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    auth: 'tBHItJI5svbpez7KI4CCXg',
  },
}

export const savePushSubscription = endpoint({
  method: 'POST',
  path: '/api/push-subscriptions',
  summary: 'Subscribes this device to push messages, for as long as the session lasts',
  body: PushSubscription,
  statuses: { 200: 'Subscribed' },
  failures: ['signed-out', 'too-many-requests'],
  access: 'signed-in',
  example: () => ({ body: exampleSubscription }),
})

export const removePushSubscription = endpoint({
  method: 'POST',
  path: '/api/push-subscriptions/remove',
  summary: 'Unsubscribes this device from push messages; also when it was not subscribed',
  body: v.object({ endpoint: PushEndpoint }),
  statuses: { 200: 'Removed' },
  failures: ['signed-out'],
  access: 'signed-in',
  example: () => ({ body: { endpoint: exampleSubscription.endpoint } }),
})
