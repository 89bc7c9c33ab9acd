// The tables of 0006-notifications.sql, 0010-push.sql and 0099-notified-sums.sql: what people are told, and the devices that receive pushes.

import type { Generated } from 'kysely'
import type { NotificationKind, PaperEvent, ProposalEvent } from '#domain/notification/events.ts'

export type PushSubscriptionsTable = {
  id: string
  endpoint: string
  p256dh: string
  auth: string
  user_id: string
  session_id: string
  saved_at: Date
  /** Its service has failed, or asked for a pause: nothing is sent before. */
  quiet_until: Date | null
}

export type NotificationsTable = {
  id: string
  user_id: string
  kind: NotificationKind | PaperEvent | ProposalEvent
  /** One of the three. */
  booking_id: string | null
  paper_id: Generated<string | null>
  proposal_id: Generated<string | null>
  dedupe: Generated<string>
  /** Whole XAF that go back. */
  sum: Generated<number | null>
  created_at: Date
  read_at: Date | null
  deleted_at: Date | null
}
