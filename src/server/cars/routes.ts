// GET /api/cars, GET /api/cars/:id and GET /api/car-sizes.

import { listCarSizes } from '#contract/car-sizes.ts'
import { carsPageSize, getCarOffer, searchCars, type CarOffer } from '#contract/cars.ts'
import type { Db } from '../db/connect.ts'
import { Refusal, refuseField } from '../http/refusal.ts'
import { cacheable, type Serve } from '../http/serve.ts'
import { readSettings } from '../settings/read-settings.ts'
import type { AreSuppliersHidden } from '../settings/hidden-suppliers.ts'
import { hideSupplier } from '../suppliers/hide-supplier.ts'
import { findCarSizes } from './car-sizes.ts'
import { findCar } from './find-offer.ts'
import { presentCar } from './present-car.ts'
import { findCars } from './search-cars.ts'
import { tripPeriod } from './trip-period.ts'

/** `areSuppliersHidden`: cars are offered under the site's own name, and searching by supplier is off. */
export function serveCars(serve: Serve, db: Db, areSuppliersHidden: AreSuppliersHidden): void {
  const shown = (offer: CarOffer, isHidden: boolean) =>
    isHidden ? { ...offer, supplier: hideSupplier(offer.supplier) } : offer

  serve(searchCars, async ({ query: asked, now }) => {
    const isHidden = await areSuppliersHidden()
    const query = isHidden ? { ...asked, suppliers: undefined } : asked
    const settings = await readSettings(db)
    const period = tripPeriod(query, settings, now)
    const { rows, total, facets, pickUpPlaces, dropOffPlaces } = await findCars(db, query, period)
    if (pickUpPlaces.length === 0) refuseField('pl', 'not-found')
    if (dropOffPlaces.length === 0) refuseField('dl', 'not-found')
    const places = { pickUp: pickUpPlaces, dropOff: dropOffPlaces }
    const cars = rows.map((row) => presentCar(row, query, period, places, settings.minimumAge))
    return {
      cars: cars.filter((car) => car !== null).map((car) => shown(car, isHidden)),
      total,
      page: query.page ?? 1,
      pageSize: carsPageSize,
      facets: isHidden ? { ...facets, suppliers: {} } : facets,
    }
  })

  serve(listCarSizes, async ({ reply, now }) => {
    cacheable(reply)
    return findCarSizes(db, now)
  })

  serve(getCarOffer, async ({ params, query, now }) => {
    const settings = await readSettings(db)
    const period = tripPeriod(query, settings, now)
    const found = await findCar(db, params.id, period)
    if (!found) throw new Refusal('not-found')
    const places = { pickUp: found.places, dropOff: found.places }
    const offer = presentCar(found.row, query, period, places, settings.minimumAge)
    if (!offer) return refuseField('pl', 'not-found')
    return { offer: shown(offer, await areSuppliersHidden()), isFree: found.isFree }
  })
}
