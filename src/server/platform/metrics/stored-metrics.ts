// Metrics from the database: waiting work, open payments, findings, files under an earlier key. Read at every scrape, by one
// statement; while the database gives no answer only that is told.

import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { Gauge } from 'prom-client'
import { minute, type Instant } from '#domain/rental/period.ts'
import { poolCounts, type Db } from '#server/platform/db/connect.ts'
import { sealedRows } from '#server/platform/files/keys/reseal-files.ts'
import type { Metrics } from './metrics.ts'

/** Milliseconds; a reading of metrics must not wait for a frozen database. */
const timeout = 2000

const gauges = {
  wouri_job_oldest_seconds: 'How long the job that was first due has waited to be done, by kind',
  wouri_jobs_waiting: 'Jobs that are to be done, by kind',
  wouri_jobs_dead: 'Jobs that were given up in the last thirty days, by kind',
  wouri_payments_open: 'Payments open for more than ten minutes, by gateway',
  wouri_doctor_findings: 'What the daily examination found and nobody has put right, by rule',
  wouri_doctor_age_seconds: 'How long ago the last examination that was finished began',
  wouri_files_under_earlier_key:
    'Files, photographs, pictures and conditions that are not sealed under the current key yet',
} as const

type Name = keyof typeof gauges
type Row = { name: Name; label: string; value: number }

async function readStored(db: Db, now: Instant): Promise<Row[]> {
  const at = new Date(now)
  const { rows } = await sql<Row>`
    -- From the first try on: the pause after a failure does not make a job young again.
    WITH open_work AS (SELECT kind, dead_at, COALESCE(first_try_at, run_at) AS due_at FROM outbox WHERE done_at IS NULL),
    work AS (SELECT kind, count(*) FILTER (WHERE dead_at IS NULL)::int AS waiting, count(dead_at)::int AS dead,
        COALESCE(extract(epoch FROM ${at}::timestamptz - min(due_at) FILTER (WHERE dead_at IS NULL AND due_at <= ${at})), 0)::float8 AS oldest
      FROM open_work GROUP BY kind),
    rotation AS (SELECT (SELECT name FROM file_keys WHERE replaced_at IS NULL) AS current
      WHERE EXISTS (SELECT FROM file_keys WHERE replaced_at IS NOT NULL AND gone_at IS NULL))
    SELECT 'wouri_job_oldest_seconds' AS name, kind AS label, oldest AS value FROM work
    UNION ALL SELECT 'wouri_jobs_waiting', kind, waiting FROM work
    UNION ALL SELECT 'wouri_jobs_dead', kind, dead FROM work
    UNION ALL SELECT 'wouri_payments_open', gateway, count(*) FROM payments
      WHERE status = 'open' AND created_at < ${new Date(now - 10 * minute)} GROUP BY gateway
    UNION ALL SELECT 'wouri_doctor_findings', rule, count(*) FROM doctor_findings GROUP BY rule
    UNION ALL SELECT 'wouri_doctor_age_seconds', '', extract(epoch FROM ${at}::timestamptz - began_at)::float8 FROM doctor_visits
    UNION ALL SELECT 'wouri_files_under_earlier_key', '', count(*) FROM rotation, (${sealedRows}) f
      WHERE f.sealed_under IS DISTINCT FROM rotation.current`.execute(db)
  return rows
}

/** Adds the database's side to the metrics. Returns what refreshes it before a reading. */
export function storedMetrics({ registry }: Metrics, db: Db, now: () => Instant): () => Promise<void> {
  const registers = [registry]
  const isUp = new Gauge({ name: 'wouri_database_up', help: '1 while the database answers', registers })
  const pool = new Gauge({
    name: 'wouri_database_connections',
    help: 'Connections of the pool, and queries that wait for one',
    labelNames: ['state'] as const,
    registers,
  })
  const label = {
    wouri_payments_open: 'gateway',
    wouri_doctor_findings: 'rule',
    wouri_doctor_age_seconds: null,
    wouri_files_under_earlier_key: null,
  } as Partial<Record<Name, string | null>>
  const labelOf = (name: Name) => (name in label ? label[name]! : 'kind')
  const stored = new Map(
    Object.entries(gauges).map(([name, help]) => {
      const own = labelOf(name as Name)
      return [name, new Gauge({ name, help, labelNames: own === null ? [] : [own], registers })]
    }),
  )
  let asking: Promise<Row[] | null> | null = null
  return async () => {
    for (const [state, count] of Object.entries(poolCounts(db))) pool.set({ state }, count)
    // One question at a time: while it is unanswered, reading metrics takes up no further connection.
    asking ??= readStored(db, now())
      .catch(() => null)
      .finally(() => {
        asking = null
      })
    const rows = await Promise.race([asking, pause(timeout, null, { ref: false })])
    isUp.set(rows === null ? 0 : 1)
    for (const gauge of stored.values()) gauge.reset()
    for (const { name, label: value, value: amount } of rows ?? []) {
      const own = labelOf(name)
      stored.get(name)!.set(own === null ? {} : { [own]: value }, amount)
    }
  }
}
