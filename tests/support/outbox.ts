// Works through the outbox of a test server with mails that are collected instead of sent.

import { sendConfirmation } from '#server/documents/mail/booking/confirmation.ts'
import { sendContactMessage } from '#server/documents/mail/contact/contact-message.ts'
import { sendNewsletterConfirm } from '#server/documents/mail/contact/newsletter-confirm.ts'
import type { Mail, MailPort } from '#server/documents/mail/transport/port.ts'
import { workBatch } from '#server/platform/jobs/outbox/work.ts'
import type { TestServer } from './server.ts'

export const origin = 'https://wouri.example'

/** Sends what is due through `mail`; problems are the codes that would be logged. */
export async function sendDue(server: TestServer, mail: MailPort, problems: string[] = []): Promise<void> {
  const now = () => server.clock.now
  const handlers = {
    'booking-confirmed': sendConfirmation({ store: server, mail, origin, now }),
    'contact-message': sendContactMessage({ db: server.db, mail }),
    'newsletter-confirm': sendNewsletterConfirm({ db: server.db, mail, origin }),
  }
  const ports = { db: server.db, handlers, now, onError: (problem: string) => void problems.push(problem) }
  while ((await workBatch(ports)) > 0);
}

export function collect(): MailPort & { mails: Mail[] } {
  const mails: Mail[] = []
  return { mails, send: async (mail) => void mails.push(mail) }
}
