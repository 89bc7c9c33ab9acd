import { Plural, useLingui } from '@lingui/react/macro'
import type { UserType } from '#domain/people/role.ts'
import { age } from '#client/features/bookings/BookingsPage.css.ts'
import type { BookingsSearch } from '#client/features/bookings/bookings-search.ts'
import { matchingRows } from '#client/features/bookings/filters/matching-rows.ts'
import { BookingRows } from '#client/features/bookings/list/BookingRows.tsx'
import { usePlaces } from '#client/components/location/usePlaces.ts'
import { ListFailure } from './ListFailure.tsx'
import { ListSkeleton } from './ListSkeleton.tsx'
import { NoMatch } from './NoMatch.tsx'
import { useKeptRows } from './useKeptRows.ts'

type KeptMatchesProps = { search: BookingsSearch; viewer: UserType; retry: () => void }

/** Without a network the device looks through what it keeps of the tab, and says so. */
export function KeptMatches({ search, viewer, retry }: KeptMatchesProps) {
  const { t } = useLingui()
  const { find } = usePlaces()
  const kept = useKeptRows(search.tab ?? 'upcoming')
  if (kept === undefined) return <ListSkeleton />
  if (kept.length === 0) return <ListFailure error={null} retry={retry} />
  const matches = matchingRows(kept, search, (id) => find(id)?.parent)
  if (matches.length === 0)
    return <NoMatch note={t`You are offline: only the bookings kept on this phone were looked through.`} />
  return (
    <>
      <p className={age} role="status">
        <Plural
          value={matches.length}
          one="You are offline: # match among the bookings kept on this phone."
          other="You are offline: # matches among the bookings kept on this phone."
        />
      </p>
      <BookingRows bookings={matches} viewer={viewer} />
    </>
  )
}
