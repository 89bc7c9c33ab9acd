import { queryOptions } from '@tanstack/react-query'
import type { Language } from '#domain/language.ts'
import { listSuppliers, listSupplierTerms } from '#contract/cars/suppliers.ts'
import { minute } from '#domain/rental/period.ts'
import { call } from '../http.ts'

const staleTime = 10 * minute

export const supplierQueries = {
  /** All of them, with their terms alone. */
  all: () =>
    queryOptions({
      queryKey: ['suppliers'],
      queryFn: ({ signal }) => call(listSupplierTerms, { signal }),
      staleTime,
    }),

  page: (page: number) =>
    queryOptions({
      queryKey: ['suppliers', page],
      queryFn: ({ signal }) => call(listSuppliers, { query: { page }, signal }),
      staleTime,
    }),
}

/** Where the supplier's rental conditions are downloaded from, in the language or in English. */
export const conditionsAddress = (supplier: string, language: Language): string =>
  `/api/suppliers/${supplier}/conditions?language=${language}`

/** Those that a booking was made under. */
export const bookedConditionsAddress = (booking: string, language: Language): string =>
  `/api/bookings/${booking}/conditions?language=${language}`
