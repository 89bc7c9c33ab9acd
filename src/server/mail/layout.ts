// A letter as HTML: tables and inline styles, because that is what mail programs draw alike. No picture, no font to fetch.

import { html, type Html } from '../http/html.ts'
import type { Block, Letter, Line } from './letter.ts'

const ink = '#1A1A1A'
const quiet = '#55524C'
const page = '#FAFAFA'
const hair = '#E6E3DD'
const brass = '#C9A45C'
const serif = "Georgia, 'Times New Roman', serif"
const sans = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

const paragraph = `margin:0 0 14px;font:16px/1.5 ${sans};color:${ink}`

function line({ text, href }: Line): Html {
  if (href === undefined) return html`<div>${text}</div>`
  return html`<div><a href="${href}" style="color:${ink}">${text}</a></div>`
}

function block({ heading, rows = [], items = [], note = null }: Block): Html {
  const cell = `padding:10px 0;border-top:1px solid ${hair};vertical-align:top;font:15px/1.5 ${sans}`
  return html`<tr><td style="padding:26px 0 0">
<h2 style="margin:0 0 10px;font:400 21px/1.3 ${serif};color:${ink}">${heading}</h2>
${
  rows.length === 0
    ? null
    : html`<table width="100%" cellpadding="0" cellspacing="0">${rows.map(
        ({ label, lines }) => html`<tr>
<th scope="row" align="left" width="36%" style="${cell};padding-right:12px;font-weight:400;color:${quiet}">${label}</th>
<td style="${cell};color:${ink}">${lines.map(line)}</td>
</tr>`,
      )}</table>`
}
${
  items.length === 0
    ? null
    : html`<ul style="margin:0;padding:0 0 0 20px;font:15px/1.6 ${sans};color:${ink}">${items.map(
        (item) => html`<li style="margin:0 0 6px">${item}</li>`,
      )}</ul>`
}
${note === null ? null : html`<p style="margin:8px 0 0;font:14px/1.5 ${sans};color:${quiet}">${note}</p>`}
</td></tr>`
}

/** The HTML part, a whole document. Everything that came from a person is text in it. */
export function drawLetter({ language, subject, heading, greeting, opening, blocks, action, closing }: Letter): string {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${subject}</title>
</head>
<body style="margin:0;padding:0;background:${page};color:${ink}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${page}"><tr><td align="center" style="padding:28px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left">
<tr><td style="padding:0 0 14px;border-bottom:2px solid ${brass};font:24px/1 ${serif};color:${ink}">Wouri</td></tr>
<tr><td style="padding:28px 0 0">
<h1 style="margin:0 0 16px;font:400 32px/1.2 ${serif};color:${ink}">${heading}</h1>
${[greeting, ...opening].map((text) => html`<p style="${paragraph}">${text}</p>`)}
</td></tr>
${blocks.map(block)}
<tr><td style="padding:30px 0 26px"><a href="${action.href}" style="display:inline-block;padding:14px 26px;background:${ink};color:${page};font:600 16px/1.2 ${sans};text-decoration:none;border-radius:6px">${action.label}</a></td></tr>
<tr><td style="padding:16px 0 0;border-top:1px solid ${hair}">${closing.map(
    (text) => html`<p style="margin:0 0 8px;font:13px/1.5 ${sans};color:${quiet}">${text}</p>`,
  )}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`.markup
}
