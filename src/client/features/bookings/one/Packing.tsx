import { useQuery } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import type { Booking } from '#contract/bookings.ts'
import { supplierQueries } from '#client/api/suppliers.ts'
import { Checklist } from '#client/components/booking/checklist/Checklist.tsx'
import { CounterMethods } from '#client/components/booking/checklist/CounterMethods.tsx'
import { Block } from './Block.tsx'
import { quiet } from './BookingDetails.css.ts'

/** What the counter asks for, to be ticked, and how it takes money. */
export function Packing({ booking }: { booking: Booking }) {
  const { t } = useLingui()
  const supplier = useQuery(supplierQueries.all()).data?.find(({ _id }) => _id === booking.supplier._id)
  return (
    <Block title={t`Bring to the counter`}>
      <Checklist booking={booking._id} deposit={booking.deposit} />
      {supplier && (
        <p className={quiet}>
          <CounterMethods supplier={supplier} />
        </p>
      )}
    </Block>
  )
}
