import { lazy, Suspense } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { driverHalfQueries, inspectionQueries } from '#client/api/bookings/inspection-queries.ts'
import { Part } from '#client/components/staff/Part.tsx'
import { WhatsappLink } from '#client/components/contact/WhatsappLink.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { paperMessage } from './driver-message.ts'

const InspectionRecords = lazy(async () => ({
  default: (await import('#client/components/inspections/records/InspectionRecords.tsx')).InspectionRecords,
}))

/** The records of the car, once its keys have left. */
export function InspectionsCard({ booking }: { booking: StaffBooking }) {
  const { t } = useLingui()
  const enabled = booking.handedOverAt !== null
  const { data } = useQuery({ ...inspectionQueries.ofFleet(booking._id), enabled })
  const driver = useQuery({ ...driverHalfQueries.ofFleet(booking._id), enabled }).data
  if (data === undefined || (data.length === 0 && !driver?.pictures.length)) return null
  return (
    <Part title={t`State of the car`}>
      <Suspense fallback={<Skeleton height={320} radius="md" />}>
        <InspectionRecords
          booking={booking._id}
          range={booking.car.range}
          inspections={data}
          driver={driver}
        />
        <div>
          <WhatsappLink number={booking.driver.phone} text={paperMessage(booking, location.origin)} size="s">
            <Trans>Send these papers to the driver</Trans>
          </WhatsappLink>
        </div>
      </Suspense>
    </Part>
  )
}
