// A server, a push service, and the outbox between them; the driver Amina and a trip of hers that is ahead.

import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import type { NotificationKind } from '#domain/notification/events.ts'
import { day } from '#domain/rental/period.ts'
import { notify } from '#server/messages/notifications/notify.ts'
import { workBatch } from '#server/platform/jobs/outbox/work.ts'
import type { PushPort } from '#server/messages/push/port.ts'
import { sendPush } from '#server/messages/push/send-push.ts'
import { derivedKeys } from '#server/messages/push/vapid.ts'
import { webPushPort, type Road } from '#server/messages/push/web-push.ts'
import { startPushService } from '#tests/doubles/push-service.ts'
import { noLimits } from './limits.ts'
import { startServer, type Ask } from './server.ts'

export const driver = { id: 'amina-ngassa', email: 'driver@wouri.example' }
export const subject = 'https://wouri.example'

export type Pushes = Awaited<ReturnType<typeof startPushes>>

export async function startPushes() {
  const keys = derivedKeys(randomBytes(32))
  const server = await startServer(noLimits, { pushKey: keys.publicKey })
  const service = await startPushService(keys.publicKey)
  const { db, clock } = server
  const begun = clock.now
  const trips = db
    .selectFrom('bookings')
    .select(['id', 'from_at'])
    .where('driver_id', '=', driver.id)
    .where('status', '=', 'reserved')
  const trip = await trips
    .where('from_at', '>', new Date(begun + day))
    .orderBy('from_at')
    .executeTakeFirstOrThrow()
  const problems: string[] = []
  let events = 0

  const port = (road: Partial<Road> = {}): PushPort =>
    webPushPort({ keys, subject }, { dial: service.dial, timeout: 10_000, ...road })

  return {
    server,
    service,
    booking: trip.id,
    pickUp: trip.from_at.getTime(),
    /** What would be logged of the last work. */
    problems,
    port,
    async subscribe(ask: Ask, device: string): Promise<void> {
      const answer = await ask('POST', '/api/push-subscriptions', { payload: service.device(device) })
      expect(answer.statusCode).toBe(200)
    },
    /** Something happens to the booking. */
    notify: (kind: NotificationKind = 'cancellation-finalised') =>
      db
        .transaction()
        .execute((tx) =>
          notify(tx, { kind, bookingId: trip.id, now: clock.now, dedupe: `event-${events++}` }),
        ),
    /** Sends what is due. */
    async work(push = port()): Promise<void> {
      problems.length = 0
      const now = () => clock.now
      const handlers = { push: sendPush({ db, push, now }) }
      while (
        (await workBatch({
          db,
          handlers,
          now,
          onError: (problem) => void problems.push(problem),
          random: () => 0.5,
        })) > 0
      );
    },
    /** The devices that the server knows, by name. */
    async devices(): Promise<(string | undefined)[]> {
      const rows = await db.selectFrom('push_subscriptions').select('endpoint').orderBy('endpoint').execute()
      return rows.map(({ endpoint }) => endpoint.split('/').at(-1))
    },
    job: () => db.selectFrom('outbox').selectAll().where('kind', '=', 'push').executeTakeFirstOrThrow(),
    /** The devices that got something, in order. */
    delivered: () => service.delivered.map(({ device }) => device),
    /** As it was at the start. */
    async reset(): Promise<void> {
      clock.now = begun
      for (const table of ['push_subscriptions', 'notifications', 'outbox'] as const)
        await db.deleteFrom(table).execute()
      service.delivered.length = 0
      service.calls.length = 0
      service.behave(null)
    },
    async close(): Promise<void> {
      await service.close()
      await server.close()
    },
  }
}
