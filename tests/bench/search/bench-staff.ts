// What staff read and what the daily examination reads, straight from the database: first pages with their counts, the places, the
// doctor.

import { connect } from '#server/platform/db/connect.ts'
import type { EmbeddedPostgres } from '#server/platform/db/embedded.ts'
import { listFleetBookings } from '#server/acts/desk/list-bookings.ts'
import { examine } from '#server/acts/doctor/examine.ts'
import { listFleetCars } from '#server/trade/fleet/list-cars.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { findPeople } from '#server/trade/people/list-people.ts'
import { listStaffPlaces } from '#server/trade/places/list-places.ts'
import { inTurns, p50, p95 } from './measure.ts'

const admin: Viewer = { person: { id: 'bench', type: 'admin' }, guestKey: null }

export async function benchStaff(connection: EmbeddedPostgres['connection']): Promise<void> {
  const db = connect({ ...connection, statement_timeout: 0, query_timeout: 0 })
  try {
    const times = await inTurns(7, {
      bookings: () =>
        listFleetBookings(db, admin, { order: 'latest', size: 30, filters: {}, now: Date.now() }),
      'bookings with words': () =>
        listFleetBookings(db, admin, {
          order: 'latest',
          size: 30,
          filters: { q: 'corolla' },
          now: Date.now(),
        }),
      cars: () => listFleetCars(db, admin, { filters: {}, order: 'name', size: 30 }),
      people: () => findPeople(db, { filters: {}, order: 'name', size: 30 }),
      places: () => listStaffPlaces(db),
    })
    console.log('\nFirst pages of staff with their counts, p50/p95 in ms:')
    for (const [name, taken] of Object.entries(times))
      console.log(`${name}: ${p50(taken).toFixed(1)}/${p95(taken).toFixed(1)}`)
    const begun = performance.now()
    const found = await examine(db)
    console.log(`doctor: ${((performance.now() - begun) / 1000).toFixed(1)} s, ${found.length} findings`)
  } finally {
    await db.destroy()
  }
}
