// A saved car as its owner sees it, field by field.

import type { SavedCar } from '#contract/cars/favourites.ts'
import { site } from '#server/core/cars/hide-supplier.ts'
import type { FavouriteRow } from './find-favourites.ts'

/** `isSupplierHidden`: the site's own name replaces the supplier's. */
export function presentFavourite(row: FavouriteRow, isSupplierHidden: boolean): SavedCar {
  return {
    _id: row.id,
    name: row.name,
    image: row.image,
    supplier: isSupplierHidden
      ? { _id: site._id, name: site.name }
      : { _id: row.supplierId, name: row.supplierName },
    range: row.range,
    seats: row.seats,
    gearbox: row.gearbox,
    isAvailable: row.isAvailable,
    savedAt: row.savedAt.toISOString(),
  }
}
