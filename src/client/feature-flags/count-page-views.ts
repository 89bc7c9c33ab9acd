// Counts which screens are opened: the declared address alone, without a query, a parameter or a person.

import { pages } from '#contract/pages.ts'
import { sendPageView } from '#client/api/site/page-views.ts'

type Router = {
  state: { matches: readonly { fullPath: string }[] }
  subscribe(event: 'onResolved', listener: (change: { pathChanged: boolean }) => void): () => void
}

type PrivacySignals = { doNotTrack?: string | null; globalPrivacyControl?: boolean }

/**
 * The screen that is open, and every one after it, unless the browser says "Do Not Track" or sends Global Privacy Control.
 * Returns the function that ends it.
 */
export function countPageViews(
  router: Router,
  { doNotTrack, globalPrivacyControl }: PrivacySignals = navigator,
): () => void {
  if (doNotTrack === '1' || globalPrivacyControl === true) return () => undefined
  const count = () => {
    const pattern = router.state.matches.at(-1)?.fullPath.replaceAll('$', ':')
    const page = pages.find((known) => known.replaceAll('$', ':') === pattern)
    if (page !== undefined) sendPageView(page)
  }
  count()
  return router.subscribe('onResolved', ({ pathChanged }) => {
    if (pathChanged) count()
  })
}
