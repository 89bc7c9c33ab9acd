// The table of 0010-push.sql: devices that receive push messages.

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
