import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, redirect } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { canonicalPath } from '#contract/pages.ts'
import { languages } from '#domain/language.ts'
import { AppLayout } from '#client/layout/AppLayout.tsx'

/** Any address may force the language. */
const RootSearch = v.object({ l: v.fallback(v.optional(v.picklist(languages)), undefined) })

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  // Of every address that is no screen.
  staticData: {
    catalog: null,
    head: {
      title: msg`Nothing to see here! · Wouri`,
      description: msg`This page does not exist.`,
    },
  },
  validateSearch: RootSearch,
  beforeLoad: ({ location: { pathname, searchStr, hash } }) => {
    const canonical = canonicalPath(pathname)
    if (canonical !== null && canonical !== pathname)
      throw redirect({ href: canonical + searchStr + (hash && `#${hash}`), replace: true })
  },
  component: AppLayout,
})
