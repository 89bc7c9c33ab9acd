import { useLingui, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Booking } from '#contract/bookings/bookings.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { SiteHelp } from '#client/components/booking/BookingContact.tsx'
import { LoadFailure } from '#client/components/LoadFailure.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import type { BookingTab } from '#client/api/bookings/bookings.ts'
import { buttonClass, Button } from '#client/ui/Button/Button.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'
import { withoutFilters } from '#client/features/bookings/filters/active-filters.ts'
import { useBookingsAddress } from '#client/features/bookings/bookings-search.ts'
import { tabOf } from '#client/features/bookings/filters/matching-rows.ts'
import { useNow } from '#client/store/clock.ts'
import { DataAge } from '#client/components/DataAge.tsx'
import { titleM } from '#client/ui/Text/text.css.ts'
import { restoreQueries } from '#client/api/query-client.ts'
import { listColumn } from './list.css.ts'
import { BookingRows } from './BookingRows.tsx'

type ListFailureProps = { error: Error | null; tab: BookingTab; retry: () => void }

/** `error` is null while the call waits for a network. */
export function ListFailure({ error, tab, retry }: ListFailureProps) {
  const { t } = useLingui()
  const code = error ? failureCode(error) : 'offline'
  if (code === 'signed-out') return <SignedOutBookings />
  const failure = (
    <LoadFailure
      error={error}
      retry={retry}
      title={t`We could not load your bookings`}
      offline={t`This list is not saved on this phone yet. It appears once you are back online.`}
      more={<SiteHelp />}
    />
  )
  if (code !== 'offline') return failure
  return (
    <div className={listColumn}>
      <CachedBookings tab={tab} />
      {failure}
    </div>
  )
}

export function ListSkeleton() {
  const { t } = useLingui()
  return (
    <div className={listColumn} role="status" aria-label={t`Loading`}>
      <Skeleton height={260} radius="md" />
      <Skeleton height={128} radius="md" />
      <Skeleton height={128} radius="md" />
    </div>
  )
}

const emptyTexts = {
  upcoming: [msg`No trip planned`, msg`Search for your next car.`],
  past: [msg`No past trips yet`, msg`Your finished trips appear here.`],
  cancelled: [msg`Nothing cancelled`, msg`Your cancelled bookings appear here.`],
} as const satisfies Record<BookingTab, unknown>

export function EmptyTab({ tab }: { tab: BookingTab }) {
  const { t } = useLingui()
  const [title, text] = emptyTexts[tab]
  return (
    <StateView
      kind="empty"
      title={t(title)}
      text={t(text)}
      actions={
        tab === 'upcoming' && (
          <Link to="/" className={buttonClass({ size: 'l' })}>
            <Trans>Search for a car</Trans>
          </Link>
        )
      }
    />
  )
}

/** `note` says what was searched when it was not everything. */
export function NoMatches({ note }: { note?: string }) {
  const { t } = useLingui()
  const { refine } = useBookingsAddress()
  return (
    <StateView
      kind="empty"
      title={t`No bookings found`}
      text={note ?? t`Remove a filter, or look in another tab.`}
      actions={
        <Button size="l" onClick={() => refine(withoutFilters)}>
          <Trans>Clear filters</Trans>
        </Button>
      }
    />
  )
}

/** For a visitor who is signed out: the bookings cached on this phone stay readable. */
function SignedOutBookings() {
  const { t } = useLingui()
  return (
    <div className={listColumn}>
      <CachedBookings />
      <StateView
        kind="empty"
        title={t`Sign in to see your bookings`}
        text={t`Booked without an account? Your booking shows here, on the phone you used.`}
        actions={
          <>
            <Link to="/sign-in" search={{ next: '/bookings' }} className={buttonClass({ size: 'l' })}>
              <Trans>Sign in</Trans>
            </Link>
            <SiteHelp />
          </>
        }
      />
    </div>
  )
}

/** The bookings whose vouchers open without a network. */
/** Those of one tab, or all. */
function CachedBookings({ tab }: { tab?: BookingTab }) {
  const { bookings: all, updatedAt } = useCachedBookings()
  const now = useNow()
  const bookings = all.filter((booking) => tab === undefined || tabOf(booking, now) === tab)
  if (bookings.length === 0) return null
  return (
    <>
      <h2 className={titleM}>
        <Trans>Kept on this phone</Trans>
      </h2>
      <p>
        <DataAge updatedAt={updatedAt} />
      </p>
      <BookingRows bookings={bookings} />
    </>
  )
}

const bookingKey = ['bookings', 'one'] as const

/** `updatedAt` is of the oldest copy, in milliseconds; 0 when there is none. */
type CachedEntries = { bookings: Booking[]; updatedAt: number }
const noEntries: CachedEntries = { bookings: [], updatedAt: 0 }

/** The bookings cached on this device for the current user, soonest first. */
function useCachedBookings(): CachedEntries {
  const client = useQueryClient()
  const [cached, setCached] = useState(noEntries)
  useEffect(() => {
    let isHere = true
    void restoreQueries(client, bookingKey).then(() => {
      const found = client
        .getQueryCache()
        .findAll({ queryKey: bookingKey })
        .flatMap(({ state }) => (state.data === undefined ? [] : [{ ...state, data: state.data as Booking }]))
      if (!isHere || found.length === 0) return
      const bookings = found.map(({ data }) => data).toSorted((a, b) => a.from.localeCompare(b.from))
      setCached({ bookings, updatedAt: Math.min(...found.map(({ dataUpdatedAt }) => dataUpdatedAt)) })
    })
    return () => {
      isHere = false
    }
  }, [client])
  return cached
}
