import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Location } from '#contract/cars/locations.ts'
import { locationQueries } from '#client/api/cars/locations.ts'
import { useLanguage } from '#client/i18n/language.ts'

const none: Location[] = []

/** The places by name, in the language of the interface. A place that is not known (yet) has an empty name. */
export function usePlaces(): {
  nameOf: (id: string) => string
  find: (id: string) => Location | undefined
  all: Location[]
  query: UseQueryResult<Location[]>
} {
  const language = useLanguage()
  const query = useQuery(locationQueries.all())
  const all = query.data ?? none
  const find = (id: string) => all.find((place) => place._id === id)
  return { nameOf: (id) => find(id)?.name[language] ?? '', find, all, query }
}
