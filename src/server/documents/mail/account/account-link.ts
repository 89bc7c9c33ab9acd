// The mail with the link that activates an account or resets its password, written at the moment of sending.

import { sql } from 'kysely'
import { day, type Instant } from '#domain/rental/period.ts'
import { mintToken } from '#server/core/accounts/links.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { LinkPurpose } from '#server/platform/db/tables/people-tables.ts'
import type { Handler } from '#server/platform/jobs/outbox/work.ts'
import { linkMail, type Invitation } from './account-mails.ts'
import { composeMail } from '#server/documents/mail/layout/compose-mail.ts'
import { pageLink } from '#server/documents/mail/layout/page-link.ts'
import type { MailPort } from '#server/documents/mail/transport/port.ts'

const screens: Record<LinkPurpose, string> = { activation: '/activate', reset: '/reset-password' }

/**
 * The outbox handler of `account-link`. `origin` is the public address that links begin with. The token is made here
 * and lives in the mail alone; a link that was superseded or used in the meantime is not sent.
 */
export function sendAccountLink(ports: {
  db: Db
  mail: MailPort
  origin: string
  now: () => Instant
}): Handler {
  const { db, mail, origin, now } = ports
  return {
    giveUpAfter: day,
    async run(payload, job) {
      const linkId = payload['linkId'] ?? ''
      const link = await db
        .selectFrom('account_links')
        .innerJoin('users', 'users.id', 'account_links.user_id')
        .select(['purpose', 'users.id', 'email', 'language', 'full_name', 'verified', 'type'])
        .where('account_links.id', '=', linkId)
        .executeTakeFirst()
      const token = link ? await mintToken(db, linkId, now()) : null
      if (!link || token === null) return
      const query = new URLSearchParams({ u: link.id, e: link.email, t: token })
      // Staff do not sign up: somebody else has asked for their account.
      const isInvited = link.purpose === 'activation' && link.type !== 'user'
      const kind = isInvited ? await findInvitation(db, link.id) : link.purpose
      const content = linkMail(
        link,
        kind,
        pageLink(origin, `${screens[link.purpose]}?${query}`, link.language),
      )
      await mail.send(composeMail(content, job, { to: link.email }))
    },
  }
}

/** The agency of somebody's seat, and who invited last to it. */
async function findInvitation(db: Db, userId: string): Promise<Invitation> {
  const found = await sql<Invitation>`SELECT s.name AS agency, (SELECT NULLIF(who.full_name, '') FROM audit a
      JOIN users who ON who.id = a.actor WHERE a.entity = 'supplier' AND a.entity_id = s.id
      AND a.action IN ('created', 'staff-invited') ORDER BY a.id DESC LIMIT 1) AS by
    FROM staff_seats t JOIN suppliers s ON s.id = t.supplier_id WHERE t.user_id = ${userId}`.execute(db)
  return found.rows[0] ?? { agency: null, by: null }
}
