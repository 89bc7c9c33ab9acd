import { lazy, Suspense, type ReactNode } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { Navigation, QrCode } from 'lucide-react'
import type { BookingRow } from '#contract/bookings/bookings.ts'
import { bookingQueries } from '#client/api/bookings/bookings.ts'
import { directionsTo } from '#client/components/contact/links.ts'
import { useIsOutdated } from '#client/components/useIsOutdated.ts'
import { TripLine } from '#client/components/trip/TripLine.tsx'
import { useDates } from '#client/i18n/format.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { useSession } from '#client/session/session.ts'
import { useRecentSearches } from '#client/storage/recent-searches.ts'
import { useNow } from '#client/store/clock.ts'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { tripActions, tripCard, tripText } from './YourTrip.css.ts'

const DataAge = lazy(async () => ({ default: (await import('#client/components/DataAge.tsx')).DataAge }))

/** The next trip of a signed-in driver, else their last search. */
export function YourTrip() {
  const { user } = useSession()
  const isDriver = (user?.type ?? 'user') === 'user'
  const list = useInfiniteQuery({
    ...bookingQueries.list({ tab: 'upcoming', size: 10 }),
    enabled: isDriver,
  })
  const isOutdated = useIsOutdated(list)
  const next = list.data?.pages[0]?.bookings.find(({ status }) => status !== 'cancelled')
  if (!isDriver) return <StaffCard />
  if (next) return <NextTrip booking={next} age={isOutdated ? list.dataUpdatedAt : null} />
  // Empty until it is known whether there is a trip.
  return list.isPending ? null : <LastSearch />
}

/** `age` is when it was read, where it may have changed since. */
function NextTrip({ booking, age }: { booking: BookingRow; age: number | null }) {
  const dates = useDates()
  const language = useLanguage()
  const isRunning = Date.parse(booking.from) <= useNow()
  const at = isRunning ? booking.to : booking.from
  const place = isRunning ? booking.dropOff : booking.pickUp
  const countdown = dates.relative(at)
  return (
    <Card
      above={isRunning ? <Trans>Drop-off {countdown}</Trans> : <Trans>Pick-up {countdown}</Trans>}
      title={booking.car.name}
      text={
        <>
          {dates.dateTime(at)} · {place.name[language]}
          {age !== null && (
            <Suspense>
              {' '}
              · <DataAge updatedAt={age} />
            </Suspense>
          )}
        </>
      }
    >
      <Link
        to="/booking"
        search={{ b: booking._id }}
        hash="voucher"
        className={buttonClass({ tone: 'outline', full: true })}
      >
        {booking.status === 'void' ? (
          <Trans>Continue payment</Trans>
        ) : (
          <>
            <QrCode size={20} strokeWidth={1.5} aria-hidden />
            <Trans>Voucher</Trans>
          </>
        )}
      </Link>
      <a
        className={buttonClass({ tone: 'outline', full: true })}
        href={directionsTo(place)}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Navigation size={20} strokeWidth={1.5} aria-hidden />
        <Trans>Directions</Trans>
      </a>
    </Card>
  )
}

function LastSearch() {
  const [trip] = useRecentSearches().searches
  if (trip === undefined)
    return (
      <Card
        title={<Trans>Good to see you</Trans>}
        text={<Trans>Book a car, and your trip opens here: countdown, voucher and directions.</Trans>}
      />
    )
  return (
    <Card title={<Trans>Your last search</Trans>} text={<TripLine trip={trip} />}>
      <Link
        to="/search"
        search={trip}
        preload={false}
        className={buttonClass({ tone: 'outline', full: true })}
      >
        <Trans>See the cars</Trans>
      </Link>
    </Card>
  )
}

/** A supplier or an administrator has no trip of their own. */
function StaffCard() {
  return (
    <Card title={<Trans>Your bookings</Trans>} text={<Trans>Answer requests and see who comes next.</Trans>}>
      <Link to="/bookings" className={buttonClass({ tone: 'outline', full: true })}>
        <Trans>Open bookings</Trans>
      </Link>
    </Card>
  )
}

type CardProps = { above?: ReactNode; title: ReactNode; text: ReactNode; children?: ReactNode }

function Card({ above, title, text, children }: CardProps) {
  return (
    <div className={tripCard}>
      <div className={tripText}>
        {above !== undefined && (
          <Text size="bodyS" weight="strong" tone="accent">
            {above}
          </Text>
        )}
        <Text as="h2" size="titleM">
          {title}
        </Text>
        <Text size="bodyS" tone="secondary">
          {text}
        </Text>
      </div>
      {children !== undefined && <div className={tripActions}>{children}</div>}
    </div>
  )
}
