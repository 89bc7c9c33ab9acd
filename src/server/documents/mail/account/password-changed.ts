// The mail about a changed password, so that its owner notices a change they did not make.

import { day } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Handler } from '#server/platform/jobs/outbox/work.ts'
import { passwordChangedMail } from './account-mails.ts'
import { composeMail } from '#server/documents/mail/layout/compose-mail.ts'
import { pageLink } from '#server/documents/mail/layout/page-link.ts'
import type { MailPort } from '#server/documents/mail/transport/port.ts'

/** The outbox handler of `password-changed`. `origin` is the public address that links begin with. */
export function sendPasswordChanged({
  db,
  mail,
  origin,
}: {
  db: Db
  mail: MailPort
  origin: string
}): Handler {
  return {
    giveUpAfter: day,
    async run(payload, job) {
      const user = await db
        .selectFrom('users')
        .select(['email', 'language', 'full_name', 'verified'])
        .where('id', '=', payload['userId'] ?? '')
        .executeTakeFirst()
      if (!user) return
      const content = passwordChangedMail(
        user,
        Number(payload['at']),
        pageLink(origin, '/forgot-password', user.language),
      )
      await mail.send(composeMail(content, job, { to: user.email }))
    },
  }
}
