import type { ComponentType } from 'react'
import { useLingui } from '@lingui/react/macro'
import { SavedLater } from '#client/favourites/SavedLater.tsx'
import { Page } from '#client/frame/Page.tsx'
import { InstallLater } from '#client/install/InstallLater.tsx'
import { CarSizes } from './CarSizes.tsx'
import { Hero } from './Hero.tsx'
import { LaterBlock } from './LaterBlock.tsx'
import { Places } from './Places.tsx'
import { Reasons } from './Reasons.tsx'
import { Suppliers } from './Suppliers.tsx'
import { sections } from './HomePage.css.ts'

type HomePageProps = {
  /** Fetches what stands at the end of the page. */
  loadNewsletter: () => Promise<ComponentType>
}

export function HomePage({ loadNewsletter }: HomePageProps) {
  const { t } = useLingui()
  return (
    <Page title={t`Car rental in Cameroon`} width="wide">
      <Hero />
      <div className={sections}>
        <InstallLater />
        <CarSizes />
        <SavedLater />
        <Places />
        <Suppliers />
        <Reasons />
        <LaterBlock load={loadNewsletter} />
      </div>
    </Page>
  )
}
