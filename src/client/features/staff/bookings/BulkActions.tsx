import { lazy, Suspense } from 'react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { StaffBookingRow } from '#contract/staff/bookings.ts'
import { nameWithPlate } from '#domain/car/plate.ts'
import { actOnBookings } from '#client/api/staff/bulk.ts'
import type { Selection } from '#client/components/selection/useSelection.ts'
import { useDates } from '#client/i18n/format.ts'
import { useNow } from '#client/store/clock.ts'
import { BulkBar } from '../bulk/BulkBar.tsx'
import type { BulkRow } from '../bulk/BulkSheet.tsx'
import { bulkActions, rowsFor, useBulkWords } from './bulk-actions.ts'

const ReachedDriver = lazy(async () => ({ default: (await import('./ReachedDriver.tsx')).ReachedDriver }))

/** A driver who is to be spoken with first is, in the sheet that says so. */
const wayOutOf =
  (booking: StaffBookingRow): BulkRow['wayOut'] =>
  (code) =>
    code === 'address-unconfirmed' && (
      <Suspense>
        <ReachedDriver booking={booking} />
      </Suspense>
    )

type BulkActionsProps = { selection: Selection<StaffBookingRow>; onDone: () => void }

/** What staff decide for all selected bookings at once. */
export function BulkActions({ selection, onDone }: BulkActionsProps) {
  const { t } = useLingui()
  const dates = useDates()
  const now = useNow()
  const words = useBulkWords()
  return (
    <BulkBar
      label={t`Selected bookings`}
      selection={selection}
      acts={bulkActions}
      words={words}
      isFinal={(act) => act === 'cancelled' || act === 'hidden'}
      rowsFor={(act, rows) => rowsFor(act, rows, now)}
      send={actOnBookings}
      hints={{
        nothing: <Trans>Tick the bookings you want to change.</Trans>,
        noAct: <Trans>You cannot change these together.</Trans>,
      }}
      renderOthers={(others) => (
        <Plural
          value={others}
          one="# other booking of your selection stays as it is."
          other="# other bookings of your selection stay as they are."
        />
      )}
      nameRow={(booking) => ({
        name: nameWithPlate(booking.car),
        detail: `${booking.driver.fullName} · ${dates.range(booking.from, booking.to)}`,
        wayOut: wayOutOf(booking),
      })}
      onDone={onDone}
    />
  )
}
