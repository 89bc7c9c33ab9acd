// GET /api/cars, GET /api/cars/:id and GET /api/car-sizes.

import { listCarSizes } from '#contract/cars/car-sizes.ts'
import { carsPageSize, getCarOffer, searchCars, type CarOffer } from '#contract/cars/cars.ts'
import { dayOf, type Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { KeptAnswers } from '#server/platform/http/kept-answers.ts'
import { turns } from '#server/platform/http/limits/turns.ts'
import { Refusal, refuseField } from '#server/platform/http/refusal.ts'
import { cacheable, type Serve } from '#server/platform/http/serve.ts'
import { mayBePacked } from '#server/platform/http/setup/pack.ts'
import { SharedJson } from '#server/platform/http/shared-json.ts'
import { readSettings } from '#server/core/settings/read-settings.ts'
import type { AreSuppliersHidden } from '#server/core/settings/hidden-suppliers.ts'
import { countCars } from './count-cars.ts'
import { hideSupplier } from './hide-supplier.ts'
import { findCarSizes, pricedDay } from './car-sizes.ts'
import { findCar } from './find-offer.ts'
import { presentCar } from './present-car.ts'
import { findCars } from './search-cars.ts'
import { shareCounts, withPage } from './shared-counts.ts'
import { findSearchedPlaces } from './searched-places.ts'
import { tripPeriod } from './trip-period.ts'

export type CarPorts = {
  /** Cars are offered under the site's own name then, and searching by supplier is off. */
  areSuppliersHidden: AreSuppliersHidden
  /** Every reader of a minute gets the same sizes. */
  kept: KeptAnswers<SharedJson>
  now: () => Instant
  /** Where cars are searched. */
  replica: Db
}

export function serveCars(
  serve: Serve,
  db: Db,
  { areSuppliersHidden, kept: sizes, now, replica }: CarPorts,
): void {
  const shown = (offer: CarOffer, isHidden: boolean) =>
    isHidden ? { ...offer, supplier: hideSupplier(offer.supplier) } : offer

  // Fewer than the pool has connections: whatever is searched, everything else gets through. A search takes two turns.
  const inTurn = turns(6, 120)
  const counts = shareCounts(now)

  // Cars and prices are the same for whoever asks: neither call looks at the viewer.
  serve(searchCars, async ({ query: { only, ...asked }, reply }) => {
    mayBePacked(reply)
    const [isHidden, { places, settings }] = await Promise.all([
      areSuppliersHidden(),
      findSearchedPlaces(db, asked),
    ])
    const search = isHidden ? { ...asked, suppliers: undefined } : asked
    const period = tripPeriod(search, settings, now())
    if (places.pickUp.length === 0) refuseField('pl', 'not-found')
    if (places.dropOff.length === 0) refuseField('dl', 'not-found')
    const found = { search, period, places, now: now() }
    const [rows, counted] = await Promise.all([
      only === 'counts' ? null : inTurn(() => findCars(replica, found)),
      only === 'cars' ? null : counts.of(search, () => inTurn(() => countCars(replica, found))),
    ])
    const given = { siteAge: settings.minimumAge, today: dayOf(now()) }
    const cars = rows?.map((row) => presentCar(row, search, period, places, given)) ?? []
    const page = search.page ?? 1
    const { facets, ...total } = withPage(counted, rows === null ? null : { page, cars: rows.length })
    return {
      cars: cars.filter((car) => car !== null).map((car) => shown(car, isHidden)),
      ...total,
      page,
      pageSize: carsPageSize,
      facets: isHidden ? { ...facets, suppliers: {} } : facets,
    }
  })

  serve(listCarSizes, async ({ reply }) => {
    cacheable(reply)
    const day = dayOf(pricedDay(now()).from)
    return sizes.share(
      `${listCarSizes.path} ${day}`,
      async () => new SharedJson(await findCarSizes(replica, now())),
    )
  })

  serve(getCarOffer, async ({ params, query, reply }) => {
    mayBePacked(reply)
    const settings = await readSettings(db)
    const period = tripPeriod(query, settings, now())
    const found = await findCar(db, params.id, period, now())
    if (!found) throw new Refusal('not-found')
    const places = { pickUp: found.places, dropOff: found.places }
    const given = { siteAge: settings.minimumAge, today: dayOf(now()) }
    const offer = presentCar(found.row, query, period, places, given)
    if (!offer) return refuseField('pl', 'not-found')
    const { isFree, isComingSoon } = found
    return { offer: shown(offer, await areSuppliersHidden()), isFree, isComingSoon }
  })
}
