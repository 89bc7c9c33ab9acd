// A mail as plain text, for programs and people that read no HTML.

import type { Language } from '#domain/language.ts'
import type { Block, MailContent, Line } from './mail-content.ts'

/** French sets a no-break space before a colon. */
const colons: Record<Language, string> = { en: ':', fr: '\u00A0:', es: ':' }

function line({ text, href }: Line): string {
  // A number is its own link; any other address must be readable.
  return href === undefined || href.startsWith('tel:') ? text : `${text} ${href}`
}

function blockText(block: Block, language: Language): string {
  const rows = (block.rows ?? []).map(({ label, lines }) => {
    const [first, ...rest] = lines.map(line)
    return [`${label}${colons[language]} ${first}`, ...rest.map((text) => `  ${text}`)].join('\n')
  })
  const items = (block.items ?? []).map((item) => `- ${item}`)
  const note = block.note ? [block.note] : []
  return [block.heading.toUpperCase(), ...rows, ...items, ...note].join('\n')
}

/** The text part: the same words in the same order. */
export function renderPlainText({
  language,
  heading,
  greeting,
  opening,
  blocks,
  action,
  isActionFirst = false,
  closing,
}: MailContent): string {
  const link = `${action.label}${colons[language]}\n${action.href}`
  const parts = [
    heading,
    greeting,
    ...opening,
    ...(isActionFirst ? [link] : []),
    ...blocks.map((block) => blockText(block, language)),
    ...(isActionFirst ? [] : [link]),
    ['--', 'Wouri', ...closing].join('\n'),
  ]
  return `${parts.join('\n\n')}\n`
}
