// A mail, and what sends it.

import type { Language } from '#domain/language.ts'

export type Attachment = { filename: string; contentType: string; content: string | Buffer }

export type Mail = {
  to: string
  /** Where an answer goes, when not to the sender. */
  replyTo?: string
  /** A mail of a list: the address that takes its reader off with one POST (RFC 8058). */
  unsubscribeUrl?: string
  subject: string
  language: Language
  text: string
  html: string
  attachments: readonly Attachment[]
  /** The same for every try of one mail, so that a repeat is visibly the same mail. */
  messageId: string
}

export type MailPort = {
  /** Hands the mail over. Throws PermanentError when it can never be delivered, anything else when later may be better. */
  send(mail: Mail): Promise<void>
}
