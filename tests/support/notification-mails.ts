// Works through the mails of notifications of a test server; other mails stay where they are.

import { sendNotification } from '#server/documents/mail/booking/notification.ts'
import type { Mail } from '#server/documents/mail/transport/port.ts'
import { workBatch } from '#server/platform/jobs/outbox/work.ts'
import { collect, origin } from './outbox.ts'
import type { TestServer } from './server.ts'

/** Returns the mails that are due now. */
export async function notificationMails(server: TestServer): Promise<Mail[]> {
  const mail = collect()
  const now = () => server.clock.now
  const handlers = { notification: sendNotification({ db: server.db, mail, origin, now }) }
  const onError = (problem: string) => {
    throw new Error(problem)
  }
  while ((await workBatch({ db: server.db, handlers, now, onError })) > 0);
  return mail.mails
}
