import { queryOptions } from '@tanstack/react-query'
import { changeFavourites, listFavourites, type SavedCar } from '#contract/cars/favourites.ts'
import { minute } from '#domain/rental/period.ts'
import { call } from '../http.ts'

export type FavouriteChange = { saved: string[]; removed: string[] }

export const favouriteQueries = {
  /** Latest first, as the account has them. */
  list: (userId: string) =>
    queryOptions({
      queryKey: ['favourites', userId],
      queryFn: async ({ signal }) => (await call(listFavourites, { signal })).cars,
      staleTime: 5 * minute,
    }),
}

/** Returns the account's list afterwards. Throws CallFailure; sent again it changes nothing. */
export async function sendFavourites(body: FavouriteChange): Promise<SavedCar[]> {
  return (await call(changeFavourites, { body })).cars
}
