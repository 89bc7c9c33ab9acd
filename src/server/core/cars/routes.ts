// GET /api/cars, GET /api/cars/:id and GET /api/car-sizes.

import { listCarSizes } from '#contract/cars/car-sizes.ts'
import type { CarSearch } from '#contract/cars/car-search.ts'
import {
  carsPageSize,
  getCarOffer,
  searchCars,
  type CarOffer,
  type FacetCounts,
} from '#contract/cars/cars.ts'
import { dayOf, minute, type Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { keepAnswers, type KeptAnswers } from '#server/platform/http/kept-answers.ts'
import { turns } from '#server/platform/http/limits/turns.ts'
import { Refusal, refuseField } from '#server/platform/http/refusal.ts'
import { cacheable, type Serve } from '#server/platform/http/serve.ts'
import { mayBePacked } from '#server/platform/http/setup/pack.ts'
import { SharedJson } from '#server/platform/http/shared-json.ts'
import { readSettings } from '#server/core/settings/read-settings.ts'
import type { AreSuppliersHidden } from '#server/core/settings/hidden-suppliers.ts'
import { hideSupplier } from './hide-supplier.ts'
import { findCarSizes, pricedDay } from './car-sizes.ts'
import { findCar } from './find-offer.ts'
import { presentCar } from './present-car.ts'
import { findCars } from './search-cars.ts'
import { findSearchedPlaces } from './searched-places.ts'
import { tripPeriod } from './trip-period.ts'

/** What the counts beside filter values depend on: all of a search but its page and its order. */
function countsKey({ page: _page, sort: _sort, ...rest }: CarSearch): string {
  return JSON.stringify(rest)
}

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

  // Fewer than the pool has connections: whatever is searched, everything else gets through.
  const inTurn = turns(6, 60)
  const counts = keepAnswers<FacetCounts>({ age: minute, most: 500, now })
  /** The first page of a search counts again; further pages show the same counts for a minute. */
  const countsOf = (query: CarSearch) => ((query.page ?? 1) === 1 ? undefined : counts.find(countsKey(query)))

  // Cars and prices are the same for whoever asks: neither call looks at the viewer.
  serve(searchCars, async ({ query: asked, reply }) => {
    mayBePacked(reply)
    const [isHidden, { places, settings }] = await Promise.all([
      areSuppliersHidden(),
      findSearchedPlaces(db, asked),
    ])
    const query = isHidden ? { ...asked, suppliers: undefined } : asked
    const period = tripPeriod(query, settings, now())
    if (places.pickUp.length === 0) refuseField('pl', 'not-found')
    if (places.dropOff.length === 0) refuseField('dl', 'not-found')
    const { rows, total, facets } = await inTurn(() =>
      findCars(replica, { search: query, period, places, now: now() }, countsOf(query)),
    )
    counts.keep(countsKey(query), facets)
    const given = { siteAge: settings.minimumAge, today: dayOf(now()) }
    const cars = rows.map((row) => presentCar(row, query, period, places, given))
    return {
      cars: cars.filter((car) => car !== null).map((car) => shown(car, isHidden)),
      total,
      page: query.page ?? 1,
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
