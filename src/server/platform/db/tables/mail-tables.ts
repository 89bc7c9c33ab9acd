// The tables of mail: work to be done, what was sent or kept, and who wrote or reads.

import type { Generated, JSONColumnType } from 'kysely'
import type { Language } from '#domain/language.ts'

type Json<T extends object> = JSONColumnType<T, string>

export type OutboxTable = {
  id: Generated<string>
  kind: string
  dedupe_key: string
  payload: Json<Record<string, string>>
  run_at: Date
  attempts: Generated<number>
  first_try_at: Date | null
  leased_until: Date | null
  done_at: Date | null
  dead_at: Date | null
  last_error: string | null
}

export type SentAttachment = { filename: string; contentType: string; content: string; encoding?: 'base64' }

export type SentMailsTable = {
  id: Generated<string>
  to_address: string
  subject: string
  language: Language
  text: string
  html: string
  attachments: Json<SentAttachment[]>
  message_id: string
  reply_to: string | null
  sent_at: Date
}

export type NewsletterReadersTable = {
  id: string
  email: string
  language: Language
  confirm_token: string
  unsubscribe_token: string
  source: string
  asked_at: Date
  confirmed_at: Date | null
}

export type ContactMessagesTable = {
  id: string
  from_address: string
  subject: string
  message: string
  created_at: Date
}
