import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { BookingRow } from '#contract/bookings/bookings.ts'
import type { BookingsSearch } from '#client/features/bookings/bookings-search.ts'
import type { BookingList } from '#client/features/bookings/useBookingList.ts'
import { RateAge } from '#client/components/car/RateAge.tsx'
import { useNearEnd } from '#client/ui/useNearEnd.ts'
import type { Selection } from '#client/components/selection/useSelection.ts'
import { Button, buttonClass } from '#client/ui/Button/Button.tsx'
import { BookingRows } from './BookingRows.tsx'
import { BookingTable } from './BookingTable.tsx'
import { NextBooking } from './NextBooking.tsx'
import { pager } from './list.css.ts'

type ListViewProps = {
  list: BookingList
  rows: readonly BookingRow[]
  search: BookingsSearch
  /** Null where nothing can be done to many at once. */
  selection: Selection<BookingRow> | null
  /** The first row gets a card of its own. */
  hasNext: boolean
  mayCancel: (booking: BookingRow) => boolean
  onCancel: (booking: BookingRow) => unknown
  /** Whose cancellation is being opened. */
  openingId: string | undefined
}

export function ListView(props: ListViewProps) {
  const { list, rows, search, hasNext } = props
  const { page = 1 } = search
  const [first, ...rest] = rows
  const next = hasNext && page === 1 && first ? first : null
  return (
    <>
      <RateAge />
      {next && <NextBooking booking={next} />}
      {list.isDesktop ? <Table {...props} page={page} /> : <Growing {...props} rows={next ? rest : rows} />}
    </>
  )
}

function Table({
  list,
  rows,
  selection,
  mayCancel,
  onCancel,
  openingId,
  page,
}: ListViewProps & { page: number }) {
  return (
    <>
      <BookingTable
        bookings={rows}
        selection={selection}
        mayCancel={mayCancel}
        onCancel={onCancel}
        openingId={openingId}
      />
      <Pager page={page} pages={list.pages} />
    </>
  )
}

/** Ten at a time, the next ten when the end comes near, or at a press. */
function Growing({ list: { more, isOld }, rows, selection, mayCancel, onCancel, openingId }: ListViewProps) {
  const end = useNearEnd(more.mayCome && !isOld, more.load)
  return (
    <>
      <BookingRows
        bookings={rows}
        mayCancel={mayCancel}
        onCancel={onCancel}
        openingId={openingId}
        {...(selection && { selection })}
      />
      <div ref={end} />
      {more.isThere && (
        <Button tone="outline" size="l" full busy={more.isOnWay} onClick={more.load}>
          <Trans>Load more</Trans>
        </Button>
      )}
    </>
  )
}

/** The filters stay. */
function Pager({ page, pages }: { page: number; pages: number }) {
  const { t } = useLingui()
  if (pages <= 1) return null
  return (
    <nav className={pager} aria-label={t`Pages`}>
      {page > 1 && (
        <Link
          from="/bookings"
          to="/bookings"
          search={(now) => ({ ...now, page: page === 2 ? undefined : page - 1 })}
          className={buttonClass({ tone: 'outline' })}
          rel="prev"
        >
          <Trans>Previous</Trans>
        </Link>
      )}
      <span>
        <Trans>
          Page {page} of {pages}
        </Trans>
      </span>
      {page < pages && (
        <Link
          from="/bookings"
          to="/bookings"
          search={(now) => ({ ...now, page: page + 1 })}
          className={buttonClass({ tone: 'outline' })}
          rel="next"
        >
          <Trans>Next</Trans>
        </Link>
      )}
    </nav>
  )
}
