// What the routes of payments are given.

import type { Instant } from '#domain/rental/period.ts'
import type { Db } from '../db/connect.ts'
import type { ConfiguredGateways } from './hooks.ts'

export type PaymentPorts = {
  db: Db
  gateways: ConfiguredGateways
  now: () => Instant
  /** Told in codes; nothing personal is in it. */
  onError: (error: unknown) => void
  onQueued?: (() => void) | undefined
}
