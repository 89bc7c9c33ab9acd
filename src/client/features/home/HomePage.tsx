import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { useLingui } from '@lingui/react/macro'
import { Page } from '#client/layout/Page.tsx'
import { DeferredInstallCard } from '#client/pwa/install/DeferredInstallCard.tsx'
import { Hero } from './Hero.tsx'
import { LazyBlock } from './LazyBlock.tsx'
import { sections, tripSlot } from './HomePage.css.ts'
import { untilThere } from '#client/api/lazy.ts'
import { withMessages } from '#client/i18n/catalogs.ts'
import { useSession } from '#client/session/session.ts'

type Load = () => Promise<ComponentType>

type HomePageProps = {
  /** Loads the block under the search form. */
  loadFirst: Load
  /** Loads the blocks after it. */
  loadBelow: Load
  /** Loads the last block of the page. */
  loadNewsletter: Load
}

export function HomePage({ loadFirst, loadBelow, loadNewsletter }: HomePageProps) {
  const { t } = useLingui()
  return (
    <Page title={t`Car rental in Cameroon`} width="wide">
      <TripSlot />
      <Hero />
      <div className={sections}>
        <DeferredInstallCard />
        <LazyBlock load={loadFirst} placeholder="first" />
        <LazyBlock load={loadBelow} placeholder="page" />
        <LazyBlock load={loadNewsletter} placeholder="newsletter" />
      </div>
    </Page>
  )
}

const load = withMessages('home', async () => ({ default: (await import('./blocks/YourTrip.tsx')).YourTrip }))
const YourTrip = lazy(() => untilThere(load))

/**
 * The first card of a signed-in person's home page. Its room is reserved from the first paint (apply-device-settings.ts marks
 * the document); its code is fetched only then.
 */
function TripSlot() {
  const isSignedIn = useSession().state !== 'out'
  useEffect(() => {
    document.documentElement.toggleAttribute('data-signed-in', isSignedIn)
  }, [isSignedIn])
  return (
    <div className={tripSlot}>
      {isSignedIn && (
        <Suspense>
          <YourTrip />
        </Suspense>
      )}
    </div>
  )
}
