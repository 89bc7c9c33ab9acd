// What a page drawn ahead knows: the answers that its address needs, as any visitor gets them.

import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { listCarSizes } from '#contract/car-sizes.ts'
import type { AskApi } from '#contract/drawn-page.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { listLocations } from '#contract/locations.ts'
import { getSettings } from '#contract/settings.ts'
import { listSuppliers } from '#contract/suppliers.ts'

/** By the first word of its query's key. */
const answers: Record<string, Endpoint> = {
  settings: getSettings,
  locations: listLocations,
  suppliers: listSuppliers,
  'car-sizes': listCarSizes,
}

const everything = Object.keys(answers)
const needed: Record<string, readonly string[]> = {
  '/': everything,
  '/locations': ['settings', 'locations'],
  '/suppliers': ['settings', 'locations', 'suppliers'],
}

/** Puts them where the page's components look for them; gives the names of those. */
export async function publicAnswers(queryClient: QueryClient, path: string, ask: AskApi): Promise<readonly string[]> {
  const names = needed[path] ?? ['settings']
  await Promise.all(
    names.map(async (name) => {
      const { path: address, response } = answers[name]!
      queryClient.setQueryData([name], v.parse(response!, await ask(address)))
    }),
  )
  return names
}
