// The answers of the public API that a prerendered page needs, as any visitor gets them.

import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { listCarSizes } from '#contract/cars/car-sizes.ts'
import { searchCars } from '#contract/cars/cars.ts'
import type { AskApi } from '#contract/prerendered-page.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { listLocations } from '#contract/cars/locations.ts'
import { getSettings } from '#contract/site/settings.ts'
import { listSuppliers, listSupplierTerms } from '#contract/cars/suppliers.ts'
import { queryOf } from '#client/api/site/address.ts'
import { carQueries } from '#client/api/cars/cars.ts'
import { rightNow } from '#client/store/clock.ts'
import type { PublicAnswer, Screen } from '#client/layout/screens.ts'
import { carSearchIn, type SearchParams } from '#client/features/search/search-params.ts'

/** By the name that screens ask for it with. */
const calls: Record<PublicAnswer, Endpoint> = {
  settings: getSettings,
  locations: listLocations,
  suppliers: listSupplierTerms,
  'supplier-pages': listSuppliers,
  'car-sizes': listCarSizes,
}

/** Puts them where the page's components look for them, those of a list for its `page`; returns the first words of their keys. */
export async function publicAnswers(
  queryClient: QueryClient,
  { answers: names = ['settings'] }: Screen,
  ask: AskApi,
  page = 1,
): Promise<readonly string[]> {
  await Promise.all(
    names.map(async (name) => {
      const { path: address, response } = calls[name]
      const isList = name === 'supplier-pages'
      const answer = await ask(isList && page > 1 ? address + queryOf({ page }) : address)
      queryClient.setQueryData(isList ? ['suppliers', page] : [name], v.parse(response!, answer))
    }),
  )
  return names.map((name) => (name === 'supplier-pages' ? 'suppliers' : name))
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
