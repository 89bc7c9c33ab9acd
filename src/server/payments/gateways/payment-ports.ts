// What the routes of payments are given.

import type { Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/db/connect.ts'
import type { Gateways } from './port.ts'

export type PaymentPorts = {
  db: Db
  gateways: Gateways
  now: () => Instant
  /** Reported as codes, nothing personal. */
  onError: (error: unknown) => void
  onQueued?: (() => void) | undefined
}
