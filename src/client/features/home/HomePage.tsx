import type { ComponentType } from 'react'
import { useLingui } from '@lingui/react/macro'
import { Page } from '#client/layout/Page.tsx'
import { DeferredInstallCard } from '#client/pwa/install/DeferredInstallCard.tsx'
import { Hero } from './Hero.tsx'
import { LazyBlock } from './LazyBlock.tsx'
import { TripSlot } from './TripSlot.tsx'
import { sections } from './HomePage.css.ts'

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
