// Where mail goes when no mail server is configured: into a table that /mailbox shows.

import type { Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { SentAttachment } from '#server/platform/db/tables/mail-tables.ts'
import type { Attachment, MailPort } from '#server/documents/mail/transport/port.ts'

/** Keeps mails instead of sending them; a repeat with the same Message-ID is the same mail. */
export function mailboxMail({ db, now }: { db: Db; now: () => Instant }): MailPort {
  return {
    async send({ to, replyTo, subject, language, text, html, attachments, messageId }) {
      await db
        .insertInto('sent_mails')
        .values({
          to_address: to,
          subject,
          language,
          text,
          html,
          attachments: JSON.stringify(attachments.map(asText)),
          message_id: messageId,
          reply_to: replyTo ?? null,
          sent_at: new Date(now()),
        })
        .onConflict((conflict) => conflict.column('message_id').doNothing())
        .execute()
    },
  }
}

function asText({ content, ...file }: Attachment): SentAttachment {
  if (typeof content === 'string') return { ...file, content }
  return { ...file, content: content.toString('base64'), encoding: 'base64' }
}
