import { useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { rightNow } from '#client/storage/clock.ts'
import { draftFrom } from '#client/components/trip/trip-draft.ts'
import { TripForm } from '#client/components/trip/TripForm.tsx'
import { displayXl, overline } from '#client/ui/Text/text.css.ts'
import { RecentSearches } from './RecentSearches.tsx'
import { TrustRow } from './TrustRow.tsx'
import { eyebrow, hero, line, lead, picture, search, words } from './Hero.css.ts'

export function Hero() {
  const navigate = useNavigate({ from: '/' })
  const [initial] = useState(() => draftFrom({}, rightNow()))
  return (
    <section className={hero}>
      <div className={words}>
        <p className={`${overline} ${eyebrow}`}>
          <Trans>Car rental in Cameroon</Trans>
        </p>
        <h1 className={`${displayXl} ${line}`}>
          <Trans>A fine car, ready when you arrive</Trans>
        </h1>
        <p className={lead}>
          <Trans>
            Well-kept cars from agencies we know, at airports and in town, with the whole price from the first
            screen.
          </Trans>
        </p>
      </div>
      <div className={picture} />
      <div className={search}>
        <TripForm
          layout="bar"
          initial={initial}
          onSearch={(trip) => void navigate({ to: '/search', search: trip })}
        />
      </div>
      <RecentSearches />
      <TrustRow />
    </section>
  )
}
