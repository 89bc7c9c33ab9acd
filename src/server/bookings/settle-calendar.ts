// What time alone has done to the calendar of a car is written before anything is decided about it.

import type { Instant } from '#domain/rental/period.ts'
import { keepLateCar } from '#server/core/calendar/keep-late-cars.ts'
import type { Tx } from '#server/platform/db/connect.ts'
import { releaseHolds } from './money/holds.ts'

/** Holds that are over let the car go, and a car that is late keeps its time. The caller holds the car's lock. */
export async function settleCalendar(tx: Tx, carId: string, now: Instant, exceptBooking = ''): Promise<void> {
  await releaseHolds(tx, carId, now, exceptBooking)
  await keepLateCar(tx, carId, now)
}
