import { lazy, Suspense, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { StaffBookingRow } from '#contract/staff/bookings.ts'
import { useOnline } from '#client/api/connection.ts'
import type { BookingAct } from '#client/api/staff/bulk.ts'
import { SelectionBar } from '#client/components/selection/SelectionBar.tsx'
import type { Selection } from '#client/components/selection/useSelection.ts'
import { useNow } from '#client/store/clock.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { actions, quiet } from './bookings.css.ts'
import { bulkActions, rowsFor, useBulkActionLabels } from './bulk-actions.ts'

const BulkActionSheet = lazy(async () => ({
  default: (await import('./BulkActionSheet.tsx')).BulkActionSheet,
}))

type BulkActionsProps = { selection: Selection<StaffBookingRow>; onDone: () => void }

/** What staff decide for all selected bookings at once. */
export function BulkActions({ selection, onDone }: BulkActionsProps) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const { rows, begin } = selection
  const now = useNow()
  const { label } = useBulkActionLabels()
  const [open, setOpen] = useState<BookingAct | null>(null)
  const possible = bulkActions.filter((act) => rowsFor(act, rows, now).length > 0)
  return (
    <SelectionBar label={t`Selected bookings`} selection={selection} onDone={onDone}>
      {possible.length > 0 ? (
        <div className={actions}>
          {possible.map((act) => (
            <Button
              key={act}
              tone={act === 'cancelled' || act === 'hidden' ? 'danger' : 'outline'}
              disabled={!isOnline}
              aria-haspopup="dialog"
              onClick={() => {
                // The rows may leave the list while the sheet is open.
                begin()
                setOpen(act)
              }}
            >
              {label[act]}
            </Button>
          ))}
        </div>
      ) : (
        <p className={quiet}>
          {rows.length === 0 ? (
            <Trans>Tick the bookings you want to change.</Trans>
          ) : (
            <Trans>You cannot change these together.</Trans>
          )}
        </p>
      )}
      {!isOnline && (
        <p className={quiet}>
          <Trans>You are offline. Try again once you are online.</Trans>
        </p>
      )}
      {open && (
        <Suspense>
          <BulkActionSheet act={open} ticked={rows} onClose={() => setOpen(null)} onDone={onDone} />
        </Suspense>
      )}
    </SelectionBar>
  )
}
