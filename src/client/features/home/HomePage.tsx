import type { ComponentType } from 'react'
import { useLingui } from '@lingui/react/macro'
import { Page } from '#client/layout/Page.tsx'
import { InstallLater } from '#client/pwa/install/InstallLater.tsx'
import { Hero } from './Hero.tsx'
import { LazyBlock } from './LazyBlock.tsx'
import { sections } from './HomePage.css.ts'

type Load = () => Promise<ComponentType>

type HomePageProps = {
  /** Fetches the block under the search form. */
  loadFirst: Load
  /** Fetches the blocks after it. */
  loadBelow: Load
  /** Fetches the end of the page. */
  loadNewsletter: Load
}

export function HomePage({ loadFirst, loadBelow, loadNewsletter }: HomePageProps) {
  const { t } = useLingui()
  return (
    <Page title={t`Car rental in Cameroon`} width="wide">
      <Hero />
      <div className={sections}>
        <InstallLater />
        <LazyBlock load={loadFirst} room="first" />
        <LazyBlock load={loadBelow} room="page" />
        <LazyBlock load={loadNewsletter} room="letter" />
      </div>
    </Page>
  )
}
