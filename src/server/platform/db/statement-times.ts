// Reports how long each statement took to its listener, if there is one.

import { channel } from 'node:diagnostics_channel'
import type { LogEvent } from 'kysely'

export type StatementTime = {
  /** With placeholders in the places of all values. */
  text: string
  milliseconds: number
  hasFailed: boolean
}

const statements = channel('wouri:statement')

export function tellTime({ level, query, queryDurationMillis }: LogEvent): void {
  if (!statements.hasSubscribers) return
  const time: StatementTime = {
    text: query.sql,
    milliseconds: queryDurationMillis,
    hasFailed: level === 'error',
  }
  statements.publish(time)
}

/** `onTime` is called in the context of the caller. */
export function hearTimes(onTime: (time: StatementTime) => void): void {
  statements.subscribe((time) => onTime(time as StatementTime))
}
