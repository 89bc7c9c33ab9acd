// The mails of a server that sends none, for anyone who looks at the demonstration.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '#server/platform/db/connect.ts'
import { readerLanguage } from '#server/core/settings/reader-language.ts'
import { listPage, mailPage } from './pages.ts'
import { findMail, listMails, type StoredMail } from './read-mails.ts'
import { mailboxStyle } from './style.ts'

const pagePolicy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** A mail is untrusted HTML: it runs nothing, loads nothing and has an opaque origin. */
const mailPolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'"

function languageOf(request: FastifyRequest) {
  return readerLanguage((request.query as { l?: unknown }).l, request.headers['accept-language'])
}

/** Neither caches nor search engines keep it. */
function hidden(reply: FastifyReply, policy: string): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex, nofollow')
    .header('referrer-policy', 'no-referrer')
    .header('content-security-policy', policy)
}

/** Serves /mailbox. Only for a server without a mail server: the mails of everybody are on it. */
export function serveMailbox(app: FastifyInstance, db: Db): void {
  const withMail =
    (answer: (mail: StoredMail, request: FastifyRequest, reply: FastifyReply) => unknown) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const mail = await findMail(db, (request.params as { id: string }).id)
      return mail === null ? reply.callNotFound() : answer(mail, request, reply)
    }
  const asPage = (reply: FastifyReply) => hidden(reply, pagePolicy).type('text/html; charset=utf-8')

  app.get('/mailbox', async (request, reply) =>
    asPage(reply).send(listPage(await listMails(db), languageOf(request))),
  )

  app.get('/mailbox/style.css', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(mailboxStyle),
  )

  app.get(
    '/mailbox/:id',
    withMail((mail, request, reply) => asPage(reply).send(mailPage(mail, languageOf(request)))),
  )

  app.get(
    '/mailbox/:id/html',
    withMail((mail, _request, reply) =>
      hidden(reply, mailPolicy)
        .header('x-frame-options', 'SAMEORIGIN')
        // A sandboxed document has no origin to be keyed by; browsers log an error when the header asks for it.
        .removeHeader('origin-agent-cluster')
        .type('text/html; charset=utf-8')
        .send(mail.html),
    ),
  )

  app.get(
    '/mailbox/:id/attachments/:index',
    withMail((mail, request, reply) => {
      const file = mail.attachments[Number((request.params as { index: string }).index)]
      if (!file) return reply.callNotFound()
      return hidden(reply, mailPolicy)
        .header('content-disposition', `attachment; filename="${file.filename}"`)
        .type(file.contentType)
        .send(Buffer.from(file.content, file.encoding ?? 'utf8'))
    }),
  )
}
