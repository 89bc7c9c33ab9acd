// The mailbox's two pages: the list, and one mail.

import { languages, type Language } from '#domain/language.ts'
import { html, type Html } from '#server/platform/http/html.ts'
import { writeDate } from '#server/messages/texts/write-date.ts'
import type { StoredMail, MailHead } from './read-mails.ts'
import { mailboxTexts } from './mailbox-texts.ts'

function page(title: string, path: string, language: Language, content: Html): string {
  const words = mailboxTexts[language]
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${title} · Wouri</title>
<link rel="stylesheet" href="/mailbox/style.css">
</head>
<body>
<header><a class="wordmark" href="/">Wouri</a><nav>${languages.map(
    (other) =>
      html`<a href="${path}?l=${other}" lang="${other}" hreflang="${other}"${other === language ? html` aria-current="true"` : null}>${mailboxTexts[other].name}</a>`,
  )}</nav></header>
<main>
<p class="notice">${words.demonstration}</p>
<p class="notice">${words.othersRead}</p>
${content}
</main>
</body>
</html>
`.markup
}

export function listPage(mails: readonly MailHead[], language: Language): string {
  const words = mailboxTexts[language]
  const rows = mails.map(
    ({
      id,
      subject,
      to_address: to,
      sent_at: at,
    }) => html`<li><a href="/mailbox/${id}?l=${language}">${subject}</a>
<div class="quiet">${words.to} ${to} · ${writeDate(at.getTime(), language)}</div></li>`,
  )
  const content = mails.length === 0 ? html`<p>${words.empty}</p>` : html`<ul class="mails">${rows}</ul>`
  return page(words.title, '/mailbox', language, html`<h1>${words.title}</h1>${content}`)
}

/** Addresses in the text become links; everything else stays text. */
function linked(text: string): Html[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) =>
      index % 2 === 1 ? html`<a href="${part}" rel="noreferrer">${part}</a>` : html`${part}`,
    )
}

export function mailPage(mail: StoredMail, language: Language): string {
  const words = mailboxTexts[language]
  const files = mail.attachments.map(
    ({ filename }, index) =>
      html`<dt>${words.attached}</dt><dd><a href="/mailbox/${mail.id}/attachments/${index}">${filename}</a></dd>`,
  )
  const content = html`<p><a href="/mailbox?l=${language}">${words.back}</a></p>
<h1 lang="${mail.language}">${mail.subject}</h1>
<dl><dt>${words.to}</dt><dd>${mail.to_address}</dd>
<dt>${words.subject}</dt><dd lang="${mail.language}">${mail.subject}</dd>
<dt>${words.sent}</dt><dd>${writeDate(mail.sent_at.getTime(), language)}</dd>${files}</dl>
<h2>${words.drawn}</h2>
<iframe sandbox src="/mailbox/${mail.id}/html" title="${mail.subject}"></iframe>
<h2>${words.plain}</h2>
<pre lang="${mail.language}">${linked(mail.text)}</pre>`
  return page(mail.subject, `/mailbox/${mail.id}`, language, content)
}
