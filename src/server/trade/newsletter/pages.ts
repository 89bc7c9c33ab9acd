// The pages that the links of our mails open. Opening one changes nothing (mail programs look ahead); its button does.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { MailToken } from '#contract/site/newsletter.ts'
import { chooseLanguage, type Language } from '#domain/language.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { html, type Html } from '#server/platform/http/html.ts'
import { pagePolicy } from '#server/platform/http/policy/headers.ts'
import { confirmReader, leaveNewsletter } from './subscriptions.ts'
import { newsletterPageTexts, type Step } from './page-texts.ts'

const style = `body{margin:0;background:#FAFAFA;color:#1A1A1A;font:16px/1.5 system-ui,sans-serif}
main{max-width:560px;margin:0 auto;padding:48px 16px}
h1{font:400 32px/1.2 Georgia,serif;margin:0 0 16px}
button{padding:14px 26px;border:0;border-radius:6px;background:#1A1A1A;color:#FAFAFA;font:600 16px/1.2 system-ui,sans-serif;cursor:pointer}
button:focus-visible,a:focus-visible{outline:2px solid #C9A45C;outline-offset:3px}
a{color:inherit;display:inline-block;padding:12px 0}`

const policy = pagePolicy(style)

type PageRequest = { token: string | null; language: Language }

function askedBy(request: FastifyRequest): PageRequest {
  const { t, l } = request.query as { t?: unknown; l?: unknown }
  const token = v.safeParse(MailToken, t)
  return { token: token.success ? token.output : null, language: chooseLanguage(l, null) }
}

function page(reply: FastifyReply, title: string, language: Language, content: Html): FastifyReply {
  const body = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${title} · Wouri</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
<p><a href="/">${newsletterPageTexts[language].home}</a></p>
</main>
</body>
</html>
`.markup
  // The address carries a token: no cache and no other site learns it.
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex, nofollow')
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(body)
}

/**
 * Serves /newsletter/confirm and /newsletter/unsubscribe. A POST to the second is what a mail program sends for
 * List-Unsubscribe-Post (RFC 8058): a form, without a session, of which only the address counts.
 */
export async function serveNewsletterPages(app: FastifyInstance, db: Db, now: () => Instant): Promise<void> {
  const acts: Record<Step, (token: string) => Promise<boolean>> = {
    confirm: (token) => confirmReader(db, token, now()),
    unsubscribe: (token) => leaveNewsletter(db, token),
  }
  await app.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, _body, done) => done(null, null),
    )
    for (const step of ['confirm', 'unsubscribe'] as const) {
      const path = `/newsletter/${step}`
      pages.get(path, async (request, reply) => {
        const { token, language } = askedBy(request)
        const words = newsletterPageTexts[language][step]
        const action = `${path}?t=${token ?? ''}&l=${language}`
        return page(
          reply,
          words.title,
          language,
          html`<p>${words.question}</p><form method="post" action="${action}"><button>${words.button}</button></form>`,
        )
      })
      pages.post(path, { config: { takesForms: true } }, async (request, reply) => {
        const { token, language } = askedBy(request)
        const words = newsletterPageTexts[language][step]
        const isDone = token !== null && (await acts[step](token))
        return page(
          reply,
          words.title,
          language,
          html`<p role="status">${isDone ? words.done : words.unknown}</p>`,
        )
      })
    }
  })
}
