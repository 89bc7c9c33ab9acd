import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { day as dayLength, wallTimeOf } from '#domain/rental/period.ts'
import { staffQueries } from '#client/api/bookings/staff-bookings.ts'
import { LoadFailure } from '#client/components/LoadFailure.tsx'
import { Button } from '#client/ui/Button/Button.tsx'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { Stack } from '#client/ui/Stack/Stack.tsx'
import { AmendSheet } from '../booking/AmendSheet.tsx'
import { SwapSheet } from '../booking/SwapSheet.tsx'
import type { Move } from './useBookingDrag.ts'

/** Asks before a dragged booking moves: other dates and another car are two acts, each with what it costs and who is told. */
export function MoveSheet({ move: { entry, car, days, to }, onClose }: { move: Move; onClose: () => void }) {
  const { t } = useLingui()
  const query = useQuery(staffQueries.one(entry.booking._id))
  const both = days !== 0 && to._id !== car._id
  const [act, setAct] = useState<'dates' | 'car' | null>(both ? null : days !== 0 ? 'dates' : 'car')
  const booking = query.data
  if (booking && act === 'dates') {
    const moved = (at: string) => wallTimeOf(Date.parse(at) + days * dayLength)
    return (
      <AmendSheet
        booking={booking}
        moved={{ from: moved(booking.from), to: moved(booking.to) }}
        onClose={onClose}
      />
    )
  }
  if (booking && act === 'car') return <SwapSheet booking={booking} wanted={to} onClose={onClose} />
  return (
    <Sheet
      open
      onClose={onClose}
      side="center"
      hasLateContent
      title={t`Move the booking`}
      description={entry.booking.driverName}
      closeLabel={t`Close`}
    >
      {booking ? (
        <Stack gap="s3">
          <p>
            <Trans>Other dates and another car are two steps. Which one first?</Trans>
          </p>
          <Button tone="outline" full onClick={() => setAct('dates')}>
            <Trans>Change the dates</Trans>
          </Button>
          <Button tone="outline" full onClick={() => setAct('car')}>
            <Trans>Swap the car</Trans>
          </Button>
        </Stack>
      ) : query.isError ? (
        <LoadFailure
          error={query.error}
          retry={() => void query.refetch()}
          title={t`The booking could not be loaded`}
          offline={t`To move a booking, you need a network.`}
        />
      ) : (
        <Skeleton height={160} radius="md" />
      )}
    </Sheet>
  )
}
