import { lazy, Suspense, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { BookingRow } from '#contract/bookings.ts'
import type { BookingAct } from '#client/api/booking-acts.ts'
import { useNow } from '#client/store/clock.ts'
import { useOnline } from '#client/api/connection.ts'
import { SelectionBar } from '#client/components/selection/SelectionBar.tsx'
import type { Selection } from '#client/components/selection/useSelection.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { action as actionClass, actions, note } from './bulk.css.ts'
import { bulkActions, rowsFor, useBulkActionLabels } from './bulk-actions.ts'

const BulkActionSheet = lazy(async () => ({
  default: (await import('./BulkActionSheet.tsx')).BulkActionSheet,
}))
const BulkCancelSheet = lazy(async () => ({
  default: (await import('./BulkCancelSheet.tsx')).BulkCancelSheet,
}))

type BulkActionsProps = {
  selection: Selection<BookingRow>
  isStaff: boolean
  mayCancel: (booking: BookingRow) => boolean
  onDone: () => void
}

/** Actions for all selected bookings: a driver requests, staff decide. */
export function BulkActions({ selection, isStaff, mayCancel, onDone }: BulkActionsProps) {
  const { t } = useLingui()
  const isOnline = useOnline()
  return (
    <SelectionBar label={t`Selected bookings`} selection={selection} onDone={onDone}>
      {isStaff ? (
        <StaffActions selection={selection} isOnline={isOnline} onDone={onDone} />
      ) : (
        <DriverActions selection={selection} isOnline={isOnline} mayCancel={mayCancel} onDone={onDone} />
      )}
      {!isOnline && (
        <p className={note}>
          <Trans>You are offline. Try again once you are online.</Trans>
        </p>
      )}
    </SelectionBar>
  )
}

type ActionsProps = { selection: Selection<BookingRow>; isOnline: boolean; onDone: () => void }

/** Keeps the selection open until it is ended: the rows may leave the list while the sheet is open. */
const keepSelecting = ({ begin }: Selection<BookingRow>) => begin()

function StaffActions({ selection, isOnline, onDone }: ActionsProps) {
  const { rows } = selection
  const now = useNow()
  const { label } = useBulkActionLabels()
  const [open, setOpen] = useState<BookingAct | null>(null)
  const possible = bulkActions.filter((act) => rowsFor(act, rows, now).length > 0)
  return (
    <>
      {possible.length > 0 ? (
        <div className={actions}>
          {possible.map((act) => (
            <Button
              key={act}
              tone={act === 'cancelled' || act === 'hidden' ? 'danger' : 'outline'}
              className={actionClass}
              disabled={!isOnline}
              aria-haspopup="dialog"
              onClick={() => {
                keepSelecting(selection)
                setOpen(act)
              }}
            >
              {label[act]}
            </Button>
          ))}
        </div>
      ) : (
        <p className={note}>
          {rows.length === 0 ? (
            <Trans>Tick the bookings you want to change.</Trans>
          ) : (
            <Trans>You cannot change these together.</Trans>
          )}
        </p>
      )}
      {open && (
        <Suspense>
          <BulkActionSheet act={open} ticked={rows} onClose={() => setOpen(null)} onDone={onDone} />
        </Suspense>
      )}
    </>
  )
}

type DriverActionsProps = ActionsProps & { mayCancel: (booking: BookingRow) => boolean }

function DriverActions({ selection, isOnline, mayCancel, onDone }: DriverActionsProps) {
  const { rows } = selection
  const [isOpen, setIsOpen] = useState(false)
  const able = rows.filter(mayCancel)
  return (
    <>
      <Button
        tone="outline"
        className={actionClass}
        disabled={!isOnline || able.length === 0}
        aria-haspopup="dialog"
        onClick={() => {
          keepSelecting(selection)
          setIsOpen(true)
        }}
      >
        <Trans>Ask to cancel</Trans>
      </Button>
      {isOpen && (
        <Suspense>
          <BulkCancelSheet
            rows={able}
            others={rows.length - able.length}
            onClose={() => setIsOpen(false)}
            onDone={onDone}
          />
        </Suspense>
      )}
    </>
  )
}
