import { useCallback } from 'react'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import * as v from 'valibot'
import { Page } from '#contract/fields.ts'
import { orNothing } from '#client/search-string.ts'
import { manageAddress, type ManagePath } from './manage-paths.ts'

type GoOptions = { id?: string; search?: Record<string, unknown>; replace?: boolean }

/** Returns what leads to a screen of what is managed. */
export function useGoTo() {
  const navigate = useNavigate()
  return useCallback(
    (to: ManagePath | '', { id, search, replace = false }: GoOptions = {}) =>
      navigate({
        to: '/staff/manage/$',
        params: { _splat: manageAddress(to, id) },
        search: search as object,
        replace,
      }),
    [navigate],
  )
}

/** Text that narrows a list. */
export const SearchText = orNothing(v.pipe(v.string(), v.maxLength(100)))

/** The filters of a list that is narrowed by names alone, and which page of it is shown on a desktop. */
export const NameSearch = v.object({ q: SearchText, page: orNothing(Page) })

type Filters = v.GenericSchema<unknown, Record<string, unknown>>

/** The filters of a list and what changes them: the address holds them, and the schema falls back for what it cannot read. */
export function useFilters<const S extends Filters>(
  schema: S,
): [v.InferOutput<S>, (change: Partial<v.InferOutput<S>>) => void] {
  const navigate = useNavigate()
  const search: unknown = useRouterState({ select: ({ location }) => location.search })
  const refine = useCallback(
    (change: Partial<v.InferOutput<S>>) =>
      void navigate({
        to: '.',
        // Narrowed or in another order, a list begins with its first page.
        search: (before: object) => ({ ...before, page: undefined, ...change }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  return [v.parse(schema, search), refine]
}
