// The ports of the payment routes.

import type { GatewayName } from '#domain/payment/gateway.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Gateways } from './port.ts'

export type PaymentPorts = {
  db: Db
  gateways: Gateways
  now: () => Instant
  /** Reported as codes, nothing personal. */
  onError: (error: unknown) => void
  onQueued?: (() => void) | undefined
  /** Told how long it took from a provider's message to its effect, in seconds. */
  onSettled?: (gateway: GatewayName, seconds: number) => void
}
