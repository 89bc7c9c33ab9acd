// The mail about a paper that expires, written from the rows at the moment of sending.

import { sql } from 'kysely'
import type { Language } from '#domain/language.ts'
import { isAddress } from '#domain/people/no-address.ts'
import type { PaperKind } from '#domain/papers/paper.ts'
import { day, type Day } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { paperMessage, papersPath } from '#server/messages/notifications/paper-texts.ts'
import { wantsMail } from '#server/messages/notifications/notify.ts'
import type { Handler } from '#server/platform/jobs/outbox/work.ts'
import { confirmationTexts } from '#server/documents/mail/booking/confirmation-texts.ts'
import { notificationMailTexts } from '#server/documents/mail/booking/notification-texts.ts'
import { composeMail } from '#server/documents/mail/layout/compose-mail.ts'
import { pageLink } from '#server/documents/mail/layout/page-link.ts'
import type { MailContent } from '#server/documents/mail/layout/mail-content.ts'
import type { MailPort } from '#server/documents/mail/transport/port.ts'
import { paperMailTexts } from './paper-mail-texts.ts'

type Warned = {
  reader: { email: string; language: Language }
  paper: { kind: PaperKind; number: string; validUntil: Day }
  car: string | null
  /** The name of the car, or of the supplier whose own paper it is. */
  of: string
}

/** Null when nothing is to be said any more: it was renewed or removed, the car retired, or its owner wants no such mail. */
async function findWarned(db: Db, id: string): Promise<Warned | null> {
  const { rows } = await sql<Warned>`
    SELECT json_build_object('email', u.email, 'language', u.language) AS reader,
      json_build_object('kind', p.kind, 'number', p.number, 'validUntil', p.valid_until) AS paper,
      p.car_id AS car, COALESCE(c.name, s.name) AS of
    FROM notifications n JOIN users u ON u.id = n.user_id JOIN papers p ON p.id = n.paper_id
    JOIN suppliers s ON s.id = p.supplier_id LEFT JOIN cars c ON c.id = p.car_id
    WHERE n.id = ${id} AND u.deleted_at IS NULL AND ${wantsMail(sql`n.kind`)}
      AND p.replaced_at IS NULL AND c.retired_at IS NULL`.execute(db)
  return rows[0] ?? null
}

/** The outbox handler of `paper-expiring`. `origin` is the public address that links begin with. */
export function sendPaperWarning({ db, mail, origin }: { db: Db; mail: MailPort; origin: string }): Handler {
  return {
    giveUpAfter: day,
    async run(payload, job) {
      const warned = await findWarned(db, payload['notificationId'] ?? '')
      if (warned === null || !isAddress(warned.reader.email)) return
      const content = contentOf(warned, pageLink(origin, papersPath(warned.car), warned.reader.language))
      await mail.send(composeMail(content, job, { to: warned.reader.email }))
    },
  }
}

function contentOf({ reader: { language }, paper, car, of }: Warned, link: string): MailContent {
  const texts = paperMailTexts[language]
  return {
    language,
    subject: texts.subject(of),
    heading: texts.heading,
    greeting: confirmationTexts[language].greeting(null),
    opening: [paperMessage({ ...paper, of }, language), car === null ? texts.badge : texts.search],
    blocks: [{ heading: texts.paper, rows: [{ label: texts.number, lines: [{ text: paper.number }] }] }],
    action: { label: texts.open, href: link },
    closing: [notificationMailTexts[language].why],
  }
}
