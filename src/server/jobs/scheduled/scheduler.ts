// Starts every job that runs because time has passed.

import { hour, minute, type Instant } from '#domain/rental/period.ts'
import type { FileStore } from '#server/files/keep-file.ts'
import { holdJobs, scheduledPaymentJobs } from '#server/payments/settlement/jobs.ts'
import type { PaymentPorts } from '#server/payments/gateways/payment-ports.ts'
import { promptJobs, retentionJobs } from './jobs.ts'
import { startInterval, type Interval } from './interval.ts'

export type SchedulerPorts = {
  store: FileStore
  payments: PaymentPorts
  now: () => Instant
  onQueued: () => void
  onError: (problem: string) => void
}

/** Starts every interval. None throws: a job that finds the database away is tried again in the next run. */
export function startScheduler({ store, payments, now, onQueued, onError }: SchedulerPorts): Interval {
  const prompt = startInterval({
    jobs: promptJobs({ db: store.db, onQueued }),
    pause: 10 * minute,
    now,
    onError,
  })
  const holds = startInterval({ jobs: holdJobs(payments), pause: minute / 2, now, onError })
  // Phones are asked about within seconds.
  const money = startInterval({ jobs: scheduledPaymentJobs(payments), pause: minute / 12, now, onError })
  const retention = startInterval({ jobs: retentionJobs(store), pause: hour, now, onError })
  return {
    async stop() {
      await Promise.all([prompt.stop(), holds.stop(), money.stop(), retention.stop()])
    },
  }
}
