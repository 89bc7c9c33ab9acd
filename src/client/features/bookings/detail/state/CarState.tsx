import { useQuery } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import type { Booking } from '#contract/bookings/bookings.ts'
import { driverHalfQueries, inspectionQueries } from '#client/api/bookings/inspection-queries.ts'
import { InspectionRecords } from '#client/components/inspections/records/InspectionRecords.tsx'
import { Block } from '../BookingSections.tsx'

/** How the car was when its driver got it and brought it back. Nothing where nobody recorded it. */
export function CarState({ booking }: { booking: Booking }) {
  const { t } = useLingui()
  const { data } = useQuery(inspectionQueries.own(booking._id))
  const driver = useQuery(driverHalfQueries.own(booking._id)).data
  if (data === undefined || (data.length === 0 && !driver?.pictures.length)) return null
  return (
    <Block title={t`State of the car`}>
      <InspectionRecords booking={booking._id} range={booking.car.range} inspections={data} driver={driver} />
    </Block>
  )
}
