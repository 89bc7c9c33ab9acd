// Every schedule there is.

import { hour, minute, type Instant } from '#domain/rental/period.ts'
import { raiseAlarms, type AlarmPorts } from '#server/acts/doctor/raise-alarms.ts'
import type { FileStore } from '#server/platform/files/keep-file.ts'
import { resealFiles, type ResealPorts } from '#server/platform/files/keys/reseal-files.ts'
import { holdJobs, lateRefundJob, scheduledPaymentJobs } from '#server/trade/payments/settlement/jobs.ts'
import type { PaymentPorts } from '#server/trade/payments/gateways/payment-ports.ts'
import { hourlyJobs, nightlyJobs, promptJobs } from './scheduled-jobs.ts'
import { startSchedules, type Schedules } from '#server/platform/jobs/scheduled/run-schedules.ts'

export type SchedulerPorts = {
  store: FileStore
  reseal?: Pick<ResealPorts, 'files' | 'keys'> | undefined
  payments: PaymentPorts
  /** Months for which the live calendar has a booking that is over; null for ever. */
  liveMonths?: number | null | undefined
  /** The doctor's examination, on a connection that may take its time. */
  examine: AlarmPorts['examine']
  now: () => Instant
  onQueued: () => void
  onError: (problem: string) => void
}

/** Starts them. None throws: a job that finds the database away is tried again in the next run. */
export function startScheduler({
  store,
  reseal,
  payments,
  liveMonths,
  examine,
  now,
  onQueued,
  onError,
}: SchedulerPorts): Schedules {
  const { db } = store
  const onGone = (name: string) =>
    onError(`files: nothing is sealed with the key named ${name} any more; FILES_KEY_OLD needs it no longer.`)
  const sealing = reseal && {
    name: 'files under an earlier key',
    run: (at: Instant) => resealFiles({ db, ...reseal, onGone, onProblem: onError }, at),
  }
  const doctor = {
    name: 'doctor',
    run: (at: Instant) => raiseAlarms({ db, examine, onFinding: onError, onQueued }, at),
  }
  const schedules = [
    {
      name: 'prompt',
      when: { every: 10 * minute },
      jobs: [...promptJobs({ db, onQueued }), lateRefundJob(payments)],
    },
    { name: 'holds', when: { every: minute / 2 }, jobs: holdJobs(payments) },
    // Phones are asked about within seconds.
    { name: 'payments', when: { every: minute / 12 }, jobs: scheduledPaymentJobs(payments) },
    { name: 'sealing', when: { every: minute / 12 }, jobs: sealing ? [sealing] : [] },
    // A day apart; checked often, so that a restart does not move the hour.
    { name: 'doctor', when: { every: hour / 2 }, jobs: [doctor] },
    { name: 'hourly', when: { cron: '7 * * * *' }, jobs: hourlyJobs(store, liveMonths) },
    // While Douala sleeps.
    { name: 'nightly', when: { cron: '20 3 * * *' }, jobs: nightlyJobs(store) },
  ]
  return startSchedules({ db, schedules, now, onError })
}
