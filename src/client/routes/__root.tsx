import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import * as v from 'valibot'
import { languages } from '#domain/language.ts'
import { Frame } from '#client/frame/Frame.tsx'

/** Any address may force the language. */
const RootSearch = v.object({ l: v.fallback(v.optional(v.picklist(languages)), undefined) })

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  validateSearch: RootSearch,
  component: Frame,
})
