// The answers of the public API that a prerendered page needs, as any visitor gets them.

import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { listCarSizes } from '#contract/car-sizes.ts'
import { searchCars } from '#contract/cars.ts'
import type { AskApi } from '#contract/prerendered-page.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { listLocations } from '#contract/locations.ts'
import { getSettings } from '#contract/settings.ts'
import { listSuppliers } from '#contract/suppliers.ts'
import { queryOf } from '#client/api/address.ts'
import { carQueries } from '#client/api/cars.ts'
import { rightNow } from '#client/store/clock.ts'
import type { PublicAnswer, Screen } from '#client/layout/screens.ts'
import { carSearchIn, type SearchParams } from '#client/features/search/search-params.ts'

/** By the first word of its query's key. */
const calls: Record<PublicAnswer, Endpoint> = {
  settings: getSettings,
  locations: listLocations,
  suppliers: listSuppliers,
  'car-sizes': listCarSizes,
}

/** Puts them where the page's components look for them; returns the first words of their keys. */
export async function publicAnswers(
  queryClient: QueryClient,
  { answers: names = ['settings'] }: Screen,
  ask: AskApi,
): Promise<readonly string[]> {
  await Promise.all(
    names.map(async (name) => {
      const { path: address, response } = calls[name]
      queryClient.setQueryData([name], v.parse(response!, await ask(address)))
    }),
  )
  return names
}

/** The same for a search: its cars, if the address names a whole trip. */
export async function searchAnswers(
  queryClient: QueryClient,
  screen: Screen,
  params: SearchParams,
  ask: AskApi,
): Promise<readonly string[]> {
  const names = await publicAnswers(queryClient, screen, ask)
  // A first screen names suppliers only on the filters that were chosen.
  const shown = params.suppliers === undefined ? names.filter((name) => name !== 'suppliers') : names
  const search = carSearchIn(params, rightNow())
  if (search === null) return shown
  const page = v.parse(searchCars.response!, await ask(searchCars.path + queryOf(search)))
  queryClient.setQueryData(carQueries.list(search).queryKey, {
    pages: [page],
    pageParams: [search.page ?? 1],
  })
  return [...shown, 'cars']
}
