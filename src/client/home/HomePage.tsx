import { useLingui } from '@lingui/react/macro'
import { Page } from '#client/frame/Page.tsx'
import { CarSizes } from './CarSizes.tsx'
import { Hero } from './Hero.tsx'
import { Places } from './Places.tsx'
import { Reasons } from './Reasons.tsx'
import { Suppliers } from './Suppliers.tsx'
import { sections } from './HomePage.css.ts'

export function HomePage() {
  const { t } = useLingui()
  return (
    <Page title={t`Car rental in Cameroon`} width="wide">
      <Hero />
      <div className={sections}>
        <CarSizes />
        <Places />
        <Suppliers />
        <Reasons />
      </div>
    </Page>
  )
}
