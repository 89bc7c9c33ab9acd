import { useState } from 'react'
import { useNavigate, Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { CalendarDays, HandCoins, History, Tag } from 'lucide-react'
import { rightNow } from '#client/store/clock.ts'
import { draftFrom } from '#client/components/trip/trip-draft.ts'
import { TripForm } from '#client/components/trip/TripForm.tsx'
import { useRecentSearches } from '#client/storage/recent-searches.ts'
import { TripLine } from '#client/components/trip/TripLine.tsx'
import { Button } from '#client/ui/Button/Button.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { Row } from '#client/ui/Stack/Stack.tsx'
import {
  hero,
  line,
  lead,
  picture,
  search,
  words,
  trustItem,
  trust,
  chip,
  chips,
  recent,
} from './Hero.css.ts'

export function Hero() {
  const navigate = useNavigate({ from: '/' })
  const [initial] = useState(() => draftFrom({}, rightNow()))
  return (
    <section className={hero}>
      <div className={words}>
        <Text size="overline" tone="accent">
          <Trans>Car rental in Cameroon</Trans>
        </Text>
        <Text as="h1" size="displayXl" className={line}>
          <Trans>A fine car, ready when you arrive</Trans>
        </Text>
        <Text size="bodyL" tone="secondary" className={lead}>
          <Trans>
            Well-kept cars from rental agencies we know, at airports and in town. See the total price first.
          </Trans>
        </Text>
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

function TrustRow() {
  return (
    <ul className={trust}>
      <li className={trustItem}>
        <CalendarDays size={20} aria-hidden />
        <Trans>Free cancellation up to 24 hours before</Trans>
      </li>
      <li className={trustItem}>
        <Tag size={20} aria-hidden />
        <Trans>The total price, shown first</Trans>
      </li>
      <li className={trustItem}>
        <HandCoins size={20} aria-hidden />
        <Trans>Pay at the counter</Trans>
      </li>
    </ul>
  )
}

function RecentSearches() {
  const { searches, clear } = useRecentSearches()
  if (searches.length === 0) return null
  return (
    <section className={recent} aria-labelledby="recent-searches">
      <Row justify="between">
        <Text as="h2" size="bodyS" weight="strong" id="recent-searches">
          <Trans>Recent searches</Trans>
        </Text>
        <Button tone="quiet" size="s" onClick={clear}>
          <Trans>Clear</Trans>
        </Button>
      </Row>
      <ul className={chips}>
        {searches.map((trip) => (
          <li key={`${trip.pl}-${trip.dl ?? ''}-${trip.from}-${trip.to}`}>
            <Link className={chip} to="/search" search={trip} preload={false}>
              <History size={16} aria-hidden />
              <span>
                <TripLine trip={trip} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
