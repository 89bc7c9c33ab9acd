import { Trans } from '@lingui/react/macro'
import { DataAge } from '#client/components/DataAge.tsx'
import { titleM } from '#client/ui/Text/text.css.ts'
import { BookingRows } from '#client/features/bookings/list/BookingRows.tsx'
import { useKeptBookings } from './useKeptBookings.ts'

/** Vouchers that open without a network, whatever the server says or does not say. */
export function KeptBookings() {
  const { bookings, updatedAt } = useKeptBookings()
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
