// A mail as HTML: tables and inline styles, because that is what mail programs draw alike. No picture, no font to fetch.
// Programs that read style sheets get the dark theme of the site; the others keep the light one, or turn it as they do all mail.

import { html, type Html } from '#server/platform/http/html.ts'
import type { Block, MailContent, Line } from './mail-content.ts'

const ink = '#1A1A1A'
const quiet = '#55524C'
const page = '#FAFAFA'
const hair = '#E6E3DD'
const brass = '#C9A45C'
const serif = "Georgia, 'Times New Roman', serif"
const sans = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

const dark = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#0F0F10!important}
.ink{color:#F4F1EA!important}
.quiet{color:#B9B4A9!important}
.hair{border-color:#2E2E30!important}
.act{background:#F4F1EA!important;color:#1A1A1A!important}
}`

const paragraph = `margin:0 0 14px;font:16px/1.5 ${sans};color:${ink}`

function line({ text, href }: Line): Html {
  if (href === undefined) return html`<div>${text}</div>`
  return html`<div><a class="ink" href="${href}" style="color:${ink}">${text}</a></div>`
}

function block({ heading, rows = [], items = [], note = null }: Block): Html {
  const cell = `padding:10px 0;border-top:1px solid ${hair};vertical-align:top;font:15px/1.5 ${sans}`
  return html`<tr><td style="padding:26px 0 0">
<h2 class="ink" style="margin:0 0 10px;font:400 21px/1.3 ${serif};color:${ink}">${heading}</h2>
${
  rows.length === 0
    ? null
    : html`<table width="100%" cellpadding="0" cellspacing="0">${rows.map(
        ({ label, lines }) => html`<tr>
<th class="quiet hair" scope="row" align="left" width="36%" style="${cell};padding-right:12px;font-weight:400;color:${quiet}">${label}</th>
<td class="ink hair" style="${cell};color:${ink}">${lines.map(line)}</td>
</tr>`,
      )}</table>`
}
${
  items.length === 0
    ? null
    : html`<ul class="ink" style="margin:0;padding:0 0 0 20px;font:15px/1.6 ${sans};color:${ink}">${items.map(
        (item) => html`<li style="margin:0 0 6px">${item}</li>`,
      )}</ul>`
}
${note === null ? null : html`<p class="quiet" style="margin:8px 0 0;font:14px/1.5 ${sans};color:${quiet}">${note}</p>`}
</td></tr>`
}

function act({ label, href }: MailContent['action'], padding: string): Html {
  return html`<tr><td style="padding:${padding}"><a class="act" href="${href}" style="display:inline-block;padding:14px 26px;background:${ink};color:${page};font:600 16px/1.2 ${sans};text-decoration:none;border-radius:6px">${label}</a></td></tr>`
}

/** The HTML part, a whole document. Everything that came from a person is text in it. */
export function renderHtml({
  language,
  subject,
  heading,
  greeting,
  opening,
  blocks,
  action,
  isActionFirst = false,
  closing,
}: MailContent): string {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${dark}</style>
</head>
<body class="page ink" style="margin:0;padding:0;background:${page};color:${ink}">
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${page}"><tr><td align="center" style="padding:28px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left">
<tr><td class="hair" style="padding:0 0 16px;border-bottom:1px solid ${hair}"><span class="ink" style="border-bottom:1px solid ${brass};font:28px/1.1 ${serif};color:${ink}">Wouri</span></td></tr>
<tr><td style="padding:28px 0 0">
<h1 class="ink" style="margin:0 0 16px;font:400 32px/1.2 ${serif};color:${ink}">${heading}</h1>
${[greeting, ...opening].map((text) => html`<p class="ink" style="${paragraph}">${text}</p>`)}
</td></tr>
${isActionFirst ? act(action, '12px 0 8px') : null}
${blocks.map(block)}
${isActionFirst ? html`<tr><td style="padding:26px 0 0"></td></tr>` : act(action, '30px 0 26px')}
<tr><td class="hair" style="padding:16px 0 0;border-top:1px solid ${hair}">${closing.map(
    (text) => html`<p class="quiet" style="margin:0 0 8px;font:13px/1.5 ${sans};color:${quiet}">${text}</p>`,
  )}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`.markup
}
