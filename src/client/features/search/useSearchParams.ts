import { useNavigate, useSearch } from '@tanstack/react-router'
import type { SearchParams } from './search-params.ts'

type Change = (params: SearchParams) => SearchParams

/** The address is the state: reading it, and the two ways of changing it. */
export function useSearchParams() {
  const params = useSearch({ from: '/search' })
  const navigate = useNavigate({ from: '/search' })
  return {
    params,
    /** A step of its own: Back undoes it. */
    goTo: (change: Change, { resetScroll = true } = {}) => void navigate({ search: change, resetScroll }),
    /** A refinement of what is on screen: Back does not walk through every tick of a box. */
    refine: (change: Change) => void navigate({ search: change, replace: true, resetScroll: false }),
  }
}
