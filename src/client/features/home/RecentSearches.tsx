import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { History } from 'lucide-react'
import { useRecentSearches } from '#client/storage/recent-searches.ts'
import { TripLine } from '#client/components/trip/TripLine.tsx'
import { Button } from '#client/ui/Button/Button.tsx'
import { chip, chips, head, recent, title } from './RecentSearches.css.ts'

export function RecentSearches() {
  const { searches, clear } = useRecentSearches()
  if (searches.length === 0) return null
  return (
    <section className={recent} aria-labelledby="recent-searches">
      <div className={head}>
        <h2 className={title} id="recent-searches">
          <Trans>Recent searches</Trans>
        </h2>
        <Button tone="quiet" size="s" onClick={clear}>
          <Trans>Clear</Trans>
        </Button>
      </div>
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
