import { useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { Page } from '#client/layout/Page.tsx'
import { usePlaces } from '#client/components/location/usePlaces.ts'
import { rightNow } from '#client/store/clock.ts'
import { carSearchIn } from './search-params.ts'
import { SearchResults } from './SearchResults.tsx'
import { TripAsked } from './trip/TripAsked.tsx'
import { useSearchParams } from './search-params.ts'

/** An address without a whole trip, or with one that has passed, opens as the form with what can be kept. */
export function SearchPage() {
  const { t } = useLingui()
  const { find, nameOf } = usePlaces()
  const { params } = useSearchParams()
  const [now] = useState(() => rightNow())
  const search = carSearchIn(params, now)
  const place = search === null ? '' : nameOf(search.pl)
  const isCity = search !== null && find(search.pl)?.kind === 'city'
  const title = place === '' ? t`Find a car` : isCity ? t`Cars in ${place}` : t`Cars: ${place}`
  return (
    <Page title={title} width="wide">
      {search === null ? <TripAsked params={params} /> : <SearchResults search={search} title={title} />}
    </Page>
  )
}
