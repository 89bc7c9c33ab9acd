// The one clock of the server: everything that happens because time has passed.

import { hour, minute, type Instant } from '#domain/rental/period.ts'
import type { FileStore } from '#server/files/keep-file.ts'
import { holdDuties, paymentDuties } from '#server/payments/jobs.ts'
import type { PaymentPorts } from '#server/payments/payment-ports.ts'
import { promptDuties, retentionDuties } from './duties.ts'
import { startRounds, type Rounds } from './start-rounds.ts'

export type ClockPorts = {
  store: FileStore
  payments: PaymentPorts
  now: () => Instant
  onQueued: () => void
  onError: (problem: string) => void
}

/** Starts every pace. They never throw: a database that is away is asked again in the next round. */
export function startClock({ store, payments, now, onQueued, onError }: ClockPorts): Rounds {
  const prompt = startRounds({ duties: promptDuties({ db: store.db, onQueued }), pause: 10 * minute, now, onError })
  const holds = startRounds({ duties: holdDuties(payments), pause: minute / 2, now, onError })
  const money = startRounds({ duties: paymentDuties(payments), pause: minute, now, onError })
  const retention = startRounds({ duties: retentionDuties(store), pause: hour, now, onError })
  return {
    async stop() {
      await Promise.all([prompt.stop(), holds.stop(), money.stop(), retention.stop()])
    },
  }
}
