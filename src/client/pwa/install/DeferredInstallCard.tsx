import { lazy, Suspense, useState } from 'react'
import { withMessages } from '#client/i18n/catalogs.ts'
import { storedSearches } from '#client/storage/recent-searches.ts'
import { isOfferDue, readLater, readVisits } from './install-offer.ts'
import { useInstall } from './install.ts'

const load = withMessages('settings', async () => (await import('./InstallCard.tsx')).InstallCard)
const InstallCard = lazy(async () => ({ default: await load().catch(() => Missing) }))
/** Not on the device and no network: there will be another visit. */
const Missing = () => null

/** For somebody who has come back and has searched before. */
export function DeferredInstallCard() {
  const { canInstall, isIos, isInstalled } = useInstall()
  const [isDue] = useState(() =>
    isOfferDue(
      { visits: readVisits()?.count ?? 0, searches: storedSearches().length, laterAt: readLater() },
      Date.now(),
    ),
  )
  if (!isDue || isInstalled || !(canInstall || isIos)) return null
  return (
    <Suspense>
      <InstallCard />
    </Suspense>
  )
}
