// The content of a mail before layout: rendered once as HTML and once as plain text.

import type { Language } from '#domain/language.ts'

/** A line of text; with an address it is a link. */
export type Line = { text: string; href?: string }

export type Block = {
  heading: string
  /** `label: first line`, the further lines below it. */
  rows?: readonly { label: string; lines: readonly Line[] }[]
  items?: readonly string[]
  note?: string | null
}

export type MailContent = {
  language: Language
  subject: string
  heading: string
  greeting: string
  opening: readonly string[]
  blocks: readonly Block[]
  action: { label: string; href: string }
  /** The action is what the mail is about, and comes before the blocks. */
  isActionFirst?: boolean
  closing: readonly string[]
}
