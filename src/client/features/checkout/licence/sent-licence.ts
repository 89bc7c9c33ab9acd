// A licence that was sent and waits for its booking. The device keeps its name on the server, never the file.

import * as v from 'valibot'
import { day, type Instant } from '#domain/rental/period.ts'

export const SentLicence = v.object({
  /** What `create-license` answered. */
  name: v.string(),
  /** What the person knows it as. */
  fileName: v.string(),
  sentAt: v.number(),
  /** A booking has taken it: it is the driver's own now, and its name means nothing to another booking. */
  isTaken: v.optional(v.boolean()),
})
export type SentLicence = v.InferOutput<typeof SentLicence>

/** Null once the server has deleted it, 24 hours after it was sent. A device clock that was put back decides nothing. */
export function stillThere(sent: SentLicence | null, now: Instant): SentLicence | null {
  return sent !== null && now - sent.sentAt < day ? sent : null
}
