// The mails about accounts of a test server, sent now and read back.

import { sendAccountLink } from '#server/documents/mail/account/account-link.ts'
import { sendPasswordChanged } from '#server/documents/mail/account/password-changed.ts'
import type { Mail, MailPort } from '#server/documents/mail/transport/port.ts'
import { workBatch } from '#server/platform/jobs/outbox/work.ts'
import { collect, origin } from './outbox.ts'
import type { TestServer } from './server.ts'

/** Does what is due through `mail`; a mail server that fails leaves its jobs for later. */
export async function sendAccountMails(server: TestServer, mail: MailPort): Promise<void> {
  const now = () => server.clock.now
  const handlers = {
    'account-link': sendAccountLink({ db: server.db, mail, origin, now }),
    'password-changed': sendPasswordChanged({ db: server.db, mail, origin }),
  }
  while ((await workBatch({ db: server.db, handlers, now, onError: () => undefined })) > 0);
}

/** Sends what is due and returns it. */
export async function newMails(server: TestServer): Promise<Mail[]> {
  const port = collect()
  await sendAccountMails(server, port)
  return port.mails
}

/** What confirms a booking's address, taken from its mail; null in a mail that asks for nothing. */
export function confirmLinkIn({ text }: Mail): { booking: string; token: string } | null {
  const found = /https?:\/\/\S+\/activate[?]b=([\w-]+)&t=([\w-]+)/.exec(text)
  return found && { booking: found[1]!, token: found[2]! }
}

export type MailedLink = { page: string; userId: string; email: string; token: string }

/** The link of a mail, taken apart. */
export function linkIn(mail: Mail): MailedLink {
  const address = new URL(/https?:\/\/\S+[?]u=\S+/.exec(mail.text)![0])
  const part = (name: string) => address.searchParams.get(name)!
  return { page: address.origin + address.pathname, userId: part('u'), email: part('e'), token: part('t') }
}
