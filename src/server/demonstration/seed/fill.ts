// Fills an empty database with the demonstration world: the same world every time, counted from today.

import { sql } from 'kysely'
import { withParity } from '#domain/money/convert.ts'
import { baseCurrency, euroParity } from '#domain/money/currencies.ts'
import { dayOf, type Instant } from '#domain/rental/period.ts'
import { keepOrder } from '#server/core/cars/keep-order.ts'
import type { FilePort } from '#server/platform/files/port.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { fillBlocks } from './fill-blocks.ts'
import { fillBookings } from './fill-bookings.ts'
import { fillChanges } from './fill-changes.ts'
import { fillDeposits } from './fill-deposits.ts'
import { fillCharges } from './fill-charges.ts'
import { fillFiles } from './fill-files.ts'
import { fillCars, fillLocations } from './fill-fleet.ts'
import { fillInspections } from './fill-inspections.ts'
import { fillNotifications } from './fill-notifications.ts'
import { fillPapers } from './fill-papers.ts'
import { fillPayments } from './fill-payments.ts'
import { fillReviews } from './fill-reviews.ts'
import { fillPeople } from './fill-people.ts'
import { fillUpkeep } from './fill-upkeep.ts'
import { worldFleet } from './world/fleet.ts'

/** Contact details of the demonstration; the numbers are not in use. */
const contact = { phone: '+237629000200', whatsapp: '+237629000200', email: 'hello@wouri.example' }

/**
 * A dated table, so that dollars can be tried where no rate provider is reached: the European Central Bank's
 * reference rate of 30 June 2025, 1.1720 dollars for a euro. It is served with that date, as an old table is.
 */
const datedRates = { rates: withParity({ USD: 1.172 / euroParity }), asOf: '2025-06-30T15:00:00Z' }

/** The least a database needs to serve: the settings row. */
async function fillSettings(db: Db): Promise<void> {
  await db
    .insertInto('settings')
    .values({
      language: 'en',
      currency: baseCurrency,
      min_pickup_hours: 3,
      min_rental_hours: 3,
      min_pickup_dropoff_hour: 0,
      max_pickup_dropoff_hour: 23,
      minimum_age: 21,
      contact_phone: contact.phone,
      contact_whatsapp: contact.whatsapp,
      contact_email: contact.email,
    })
    .onConflict((conflict) => conflict.column('singleton').doNothing())
    .execute()
}

/** Held while the world is made: of processes that start at once one makes it, and the others wait. */
const lock = 7_706_002

/**
 * Fills what is empty, with the world's pictures and papers where `files` is given. Returns true when the world was made now,
 * false when there was one already or none is wanted. Throws when a file cannot be written, and then nothing is filled.
 */
export async function fill(db: Db, now: Instant, withWorld: boolean, files?: FilePort): Promise<boolean> {
  await fillSettings(db)
  if (!withWorld) return false
  return inTransaction(db, 'the site', async (tx) => {
    await sql`SET LOCAL statement_timeout = 0`.execute(tx)
    await sql`SELECT pg_advisory_xact_lock(${lock})`.execute(tx)
    const some = await tx.selectFrom('locations').select('id').limit(1).executeTakeFirst()
    if (some) return false
    const cars = worldFleet()
    await fillPeople(tx, now)
    await fillLocations(tx)
    await fillCars(tx, cars, dayOf(now))
    await fillPapers(tx, cars, now)
    await fillBookings(tx, cars, now)
    await fillBlocks(tx, now)
    await fillPayments(tx, now)
    await fillDeposits(tx)
    await fillCharges(tx)
    await fillInspections(tx, files)
    await fillUpkeep(tx, cars, now)
    await fillChanges(tx, cars, now)
    await fillNotifications(tx)
    await fillReviews(tx, cars, now)
    await keepOrder(tx)
    await tx
      .insertInto('demonstration')
      .values({ filled_at: new Date(now) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await tx
      .insertInto('exchange_rates')
      .values({
        base: baseCurrency,
        rates: JSON.stringify(datedRates.rates),
        as_of: new Date(datedRates.asOf),
      })
      .onConflict((conflict) => conflict.column('base').doNothing())
      .execute()
    if (files) await fillFiles(tx, files, now)
    return true
  })
}
