// The outbox handler of `push`: one notification for one device, written when it goes out.

import type { PushMessage } from '#contract/site/push.ts'
import { isProposalEvent, paperEvent } from '#domain/notification/events.ts'
import { day, minute, type Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { countUnread } from '#server/messages/notifications/find-notifications.ts'
import { isStillTrue } from '#server/messages/notifications/still-true.ts'
import { voiceOf } from '#server/messages/notifications/message.ts'
import { statusText } from '#server/messages/notifications/status-texts.ts'
import { PermanentError, RetryLaterError } from '#server/platform/jobs/outbox/job-errors.ts'
import type { Handler } from '#server/platform/jobs/outbox/work.ts'
import { findPush, type StoredPush } from './find-push.ts'
import type { PushPort } from './port.ts'
import { pushTexts, statusPushTexts } from './texts.ts'
import { secondsLeft, urgencyOf } from './worth.ts'

/** A service that fails is left alone for so long: the device's next message need not wait for its time-out again. */
const quietFor = minute / 2

export type PushPorts = { db: Db; push: PushPort; now: () => Instant }

export function sendPush({ db, push, now }: PushPorts): Handler {
  return {
    // A message that has become too old before that is dropped without an error.
    giveUpAfter: day,
    async run({ notificationId = '', subscriptionId = '' }) {
      const found = await findPush(db, { notificationId, subscriptionId }, now())
      if (found === null || !isTrueOf(found, now())) return
      const seconds = secondsLeft(found, now())
      if (seconds <= 0) return
      const { id, quiet_until: quiet, endpoint, p256dh, auth } = found.device
      if (quiet !== null && quiet.getTime() > now())
        throw new RetryLaterError(
          quiet.getTime() - now(),
          Object.assign(new Error('quiet'), { code: 'EQUIET' }),
        )
      const to = { endpoint, keys: { p256dh, auth } }
      const message = await messageOf(db, found)
      try {
        const answer = await push.send({ to, message, seconds, urgency: urgencyOf(found.kind) })
        if (answer === 'gone')
          await db
            .deleteFrom('push_subscriptions')
            .where('id', '=', id)
            .where('endpoint', '=', endpoint)
            .execute()
      } catch (error) {
        if (!(error instanceof PermanentError))
          await leaveAlone(
            db,
            id,
            now() + Math.max(quietFor, error instanceof RetryLaterError ? error.pause : 0),
          )
        throw error
      }
    },
  }
}

/** A paper that was renewed meanwhile is not found. */
function isTrueOf({ kind, booking, changed_to: changedTo }: StoredPush, now: Instant): boolean {
  if (kind === paperEvent || isProposalEvent(kind) || booking === null) return true
  return isStillTrue(kind, booking, now, changedTo)
}

/** Ids, a sentence without names, and the counter: built field by field, so that nothing else leaves. */
async function messageOf(db: Db, found: StoredPush): Promise<PushMessage> {
  const { id, kind, booking, reader } = found
  return {
    _id: id,
    // A hold that lapsed is shown nowhere.
    booking: kind === 'hold-expired' ? null : (booking?.id ?? null),
    side: reader.type === 'user' ? 'driver' : 'staff',
    title: 'Wouri',
    body: bodyOf(found),
    unread: await countUnread(db, reader.id),
  }
}

function bodyOf({ kind, changed_to: status, reader: { language, type } }: StoredPush): string {
  const voice = kind === paperEvent || isProposalEvent(kind) ? kind : voiceOf(kind, type)
  return voice === 'status-changed'
    ? statusPushTexts[language](statusText(status, language).became)
    : pushTexts[language][voice]
}

async function leaveAlone(db: Db, id: string, until: Instant): Promise<void> {
  await db
    .updateTable('push_subscriptions')
    .set({ quiet_until: new Date(until) })
    .where('id', '=', id)
    .execute()
}
