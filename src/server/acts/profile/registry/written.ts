// Personal data in messages: received, sent, or still to be sent.

import { sql } from 'kysely'
import { findReader } from '#server/trade/newsletter/find-reader.ts'
import { codes, identifiers, type Holding } from './holding.ts'

/** A row with an email address belongs to the account that has confirmed it, which alone may see and erase it. */
const proved = ({ verified, email }: { verified: boolean; email: string }, column: string) =>
  sql<boolean>`(${verified}::boolean AND ${sql.ref(column)} = ${email})`

export const written: readonly Holding[] = [
  {
    table: 'newsletter_readers',
    whose: (person) => proved(person, 'email'),
    shown: {
      columns: ['email', 'source'],
      collect: async ({ store, user }) => ({
        newsletter: user.verified ? await findReader(store.db, user.email) : null,
      }),
    },
    unshown: { 'it opens the subscription': ['id', 'confirm_token', 'unsubscribe_token'] },
    erasure: 'delete',
    kept: {},
  },
  {
    table: 'contact_messages',
    whose: (person) => proved(person, 'from_address'),
    shown: {
      columns: ['from_address', 'subject', 'message'],
      collect: async ({ store, user }) => {
        if (!user.verified) return { messages: [] }
        const rows = await store.db
          .selectFrom('contact_messages')
          .selectAll()
          .where('from_address', '=', user.email)
          .orderBy('created_at')
          .execute()
        return {
          messages: rows.map(({ from_address: from, subject, message, created_at }) => ({
            from,
            subject,
            message,
            sentAt: created_at.toISOString(),
          })),
        }
      },
    },
    unshown: { 'a key of ours': ['id'] },
    erasure: 'delete',
    kept: {},
  },
  {
    table: 'person_notes',
    whose: ({ id }) => sql`person_id = ${id}`,
    shown: {
      columns: ['text', 'kind'],
      collect: async ({ store, user }) => {
        const rows = await store.db
          .selectFrom('person_notes')
          .select(['kind', 'text', 'created_at'])
          .where('person_id', '=', user.id)
          .orderBy('created_at')
          .execute()
        return { notes: rows.map(({ kind, text, created_at: at }) => ({ kind, text, at: at.toISOString() })) }
      },
    },
    unshown: { 'a key of ours': ['id', 'person_id'], 'which admin wrote it': ['author_id'] },
    erasure: 'delete',
    kept: {},
  },
  {
    table: 'sent_mails',
    whose: ({ email }) => sql`(to_address = ${email} OR reply_to = ${email})`,
    unshown: {
      'what the person was sent already, with links that open the account; kept only where no mail server is configured':
        ['to_address', 'reply_to', 'subject', 'text', 'html', 'attachments', 'language', 'message_id'],
    },
    erasure: 'delete',
    kept: {},
  },
  {
    table: 'outbox',
    whose: ({ id }) => sql`EXISTS (SELECT FROM jsonb_each_text(payload) p WHERE p.value = ${id}
      OR p.value IN (SELECT b.id FROM bookings b WHERE b.driver_id = ${id})
      OR p.value IN (SELECT n.id FROM notifications n WHERE n.user_id = ${id}))`,
    unshown: { 'work of ours, by identifiers': ['kind', 'dedupe_key', 'payload', 'last_error'] },
    erasure: { later: 'outbox' },
    kept: {},
  },
  {
    table: 'audit',
    whose: ({ id }) => sql`(actor = ${id} OR entity_id = ${id})`,
    unshown: {
      'the record of who acted; rows go after three years': ['actor', 'action', 'entity', 'entity_id'],
      'settings of the site before and after': ['changes'],
    },
    erasure: 'keep',
    kept: {
      [identifiers]: ['actor', 'entity_id'],
      [codes]: ['action', 'entity'],
      'settings of the site before and after': ['changes'],
    },
  },
]
