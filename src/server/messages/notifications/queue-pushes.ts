// One job for each device: a device that was reached gets no second message because another one failed.

import type { Instant } from '#domain/rental/period.ts'
import type { Tx } from '#server/platform/db/connect.ts'
import { queue } from '#server/platform/jobs/outbox/queue.ts'

/** Queues one push for each device of the people whom these notifications are for. */
export async function queuePushes(tx: Tx, notificationIds: readonly string[], now: Instant): Promise<void> {
  if (notificationIds.length === 0) return
  const devices = await tx
    .selectFrom('push_subscriptions')
    .innerJoin('notifications', 'notifications.user_id', 'push_subscriptions.user_id')
    .innerJoin('sessions', 'sessions.id', 'push_subscriptions.session_id')
    .select(['notifications.id as notificationId', 'push_subscriptions.id as subscriptionId'])
    .where('notifications.id', 'in', notificationIds)
    .where('sessions.expires_at', '>', new Date(now))
    .orderBy('push_subscriptions.id')
    .execute()
  for (const { notificationId, subscriptionId } of devices) {
    const dedupeKey = `push:${notificationId}:${subscriptionId}`
    await queue(tx, { kind: 'push', dedupeKey, payload: { notificationId, subscriptionId }, now })
  }
}
