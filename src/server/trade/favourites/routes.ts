// GET and POST /api/favourites: the caller's own. A guest's cars stay on the device.

import { changeFavourites as changeCall, listFavourites, type SavedCars } from '#contract/cars/favourites.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Serve, Viewer } from '#server/platform/http/serve.ts'
import type { AreSuppliersHidden } from '#server/core/settings/hidden-suppliers.ts'
import { changeFavourites } from './change-favourites.ts'
import { findFavourites } from './find-favourites.ts'
import { presentFavourite } from './present-favourite.ts'

/** `areSuppliersHidden`: cars are shown under the site's own name. */
export function serveFavourites(serve: Serve, db: Db, areSuppliersHidden: AreSuppliersHidden): void {
  const shown = async (userId: string, now: Instant): Promise<SavedCars> => {
    const isHidden = await areSuppliersHidden()
    return { cars: (await findFavourites(db, userId, now)).map((row) => presentFavourite(row, isHidden)) }
  }

  serve(listFavourites, async ({ viewer, now }) => shown(signedIn(viewer), now))

  serve(changeCall, async ({ body, viewer, now }) => {
    const userId = signedIn(viewer)
    await changeFavourites(db, viewer, body, now)
    return shown(userId, now)
  })
}

/** The id of the signed-in person; a guest's device has no favourites. */
function signedIn({ person }: Viewer): string {
  if (!person) throw new Refusal('signed-out')
  return person.id
}
