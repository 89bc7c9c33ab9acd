// Parts of the results that few pages show, and that the prerendered page may show at once.

import { lazyRouteComponent } from '@tanstack/react-router'
import { activeFilters } from './filters/filters.ts'
import type { SearchParams } from './search-params.ts'

export const ActiveFilters = lazyRouteComponent(() => import('./filters/ActiveFilters.tsx'), 'ActiveFilters')
export const CompareBar = lazyRouteComponent(() => import('./compare/CompareBar.tsx'), 'CompareBar')
export const NoResults = lazyRouteComponent(() => import('./results/NoResults.tsx'), 'NoResults')

/**
 * Resolves when the code of what this page shows is there. React can hydrate it then in one go: markup whose code comes
 * later is thrown away by the next update, and what was pressed in it is lost.
 */
export async function preloadParts(params: SearchParams, isEmpty: boolean): Promise<void> {
  await Promise.all([
    activeFilters(params).length > 0 && ActiveFilters.preload?.(),
    isEmpty && NoResults.preload?.(),
  ])
}
