import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { savesData, subscribeDataSaver } from '#client/store/data-saver.ts'
import { revalidateSession } from '#client/session/session.ts'
import { ErrorScreen } from './layout/ErrorScreen.tsx'
import { NotFoundScreen } from './layout/NotFoundScreen.tsx'
import { parseSearch, stringifySearch } from './search-string.ts'
import { routeTree } from './routes.gen.ts'

/** A screen is fetched when a link to it is touched or hovered, except with the data saver. */
const preload = () => (savesData() ? false : 'intent')

type RouterParts = {
  queryClient: QueryClient
  /** Given where there is no window. */
  history?: RouterHistory
  /** The first screen is on the page already, and being read: it stays where it was scrolled to. */
  isPrerendered?: boolean
}

/** Listens to nothing: the server makes a router for each page that it renders, and must be able to forget it. */
export function createAppRouter({ queryClient, history, isPrerendered = false }: RouterParts) {
  let keepsPlace = isPrerendered
  const restores = () => {
    const restored = !keepsPlace
    keepsPlace = false
    return restored
  }
  return createRouter({
    routeTree,
    context: { queryClient },
    ...(history && { history }),
    parseSearch,
    stringifySearch,
    // On the server it would write a script into the page, which the content policy stops.
    scrollRestoration: import.meta.env.SSR ? false : restores,
    defaultPreload: preload(),
    // The query client knows how old its data is.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    defaultPendingMinMs: 0,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
  })
}

type AppRouter = ReturnType<typeof createAppRouter>

/** Lets the router follow the data saver, and the app the router, for as long as the page is open. */
export function connectRouter(router: AppRouter): void {
  subscribeDataSaver(() => router.update({ ...router.options, defaultPreload: preload() }))
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    if (pathChanged) revalidateSession()
  })
  // The specification: to the top at each path change. On the way back a list then finds its row (useListPosition), and a link
  // into a screen leads to its part.
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (fromLocation === undefined || !pathChanged) return
    if (document.getElementById(toLocation.hash) === null) window.scrollTo(0, 0)
  })
}

/** Calls after each change of the path; returns how to stop it. */
export function onMoved(router: AppRouter, act: () => void): () => void {
  return router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
    if (fromLocation !== undefined && pathChanged) act()
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
