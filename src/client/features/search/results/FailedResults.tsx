import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { failureCode } from '#client/api/call-failure.ts'
import { settingsQueries } from '#client/api/settings.ts'
import type { CarSearch } from '#contract/car-search.ts'
import { SavedLater } from '#client/components/favourites/SavedLater.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useRecentSearches } from '#client/storage/recent-searches.ts'
import { TripLine } from '#client/components/trip/TripLine.tsx'
import { Button, buttonClass } from '#client/ui/Button/Button.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'
import type { CarList } from './useCarList.ts'
import { others, othersTitle } from './FailedResults.css.ts'

export function FailedResults({ query, search }: { query: CarList['query']; search: CarSearch }) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const whatsapp = useQuery(settingsQueries.current()).data?.contact.whatsapp
  const code = failureCode(query.error)
  const retry = (
    <Button busy={query.isFetching} onClick={() => void query.refetch()}>
      <Trans>Retry</Trans>
    </Button>
  )
  if (code === 'offline')
    return (
      <>
        <StateView
          kind="offline"
          title={t`You are offline`}
          text={
            <Trans>
              We kept your search and will run it when the network is back. Your bookings open without it.
            </Trans>
          }
          actions={
            <>
              {retry}
              <Link className={buttonClass({ tone: 'outline' })} to="/bookings">
                <Trans>My bookings</Trans>
              </Link>
            </>
          }
        />
        <SavedLater trip={search} />
        <OtherSearches current={search} />
      </>
    )
  return (
    <StateView
      kind="error"
      title={t`The cars could not be loaded`}
      text={failureText(code)}
      actions={
        <>
          {retry}
          {whatsapp !== undefined && (
            <a
              className={buttonClass({ tone: 'whatsapp' })}
              href={`https://wa.me/${whatsapp.replace(/\D/g, '')}`}
              rel="noopener"
            >
              <Trans>Ask on WhatsApp</Trans>
            </a>
          )}
        </>
      }
    />
  )
}

/** Searches whose results may still be kept on this phone. */
function OtherSearches({ current }: { current: CarSearch }) {
  const { searches } = useRecentSearches()
  const other = searches.filter(
    (trip) => trip.pl !== current.pl || trip.from !== current.from || trip.to !== current.to,
  )
  if (other.length === 0) return null
  return (
    <section>
      <h2 className={othersTitle}>
        <Trans>Your recent searches</Trans>
      </h2>
      <ul className={others}>
        {other.map((trip) => (
          <li key={`${trip.pl}-${trip.from}-${trip.to}`}>
            <Link className={buttonClass({ tone: 'outline', full: true })} to="/search" search={trip}>
              <TripLine trip={trip} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
