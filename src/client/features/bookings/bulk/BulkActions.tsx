import { lazy, Suspense, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { BookingRow } from '#contract/bookings/bookings.ts'
import { useOnline } from '#client/api/connection.ts'
import { SelectionBar } from '#client/components/selection/SelectionBar.tsx'
import type { Selection } from '#client/components/selection/useSelection.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { action as actionClass, note } from './bulk.css.ts'

const BulkCancelSheet = lazy(async () => ({
  default: (await import('./BulkCancelSheet.tsx')).BulkCancelSheet,
}))

type BulkActionsProps = {
  selection: Selection<BookingRow>
  mayCancel: (booking: BookingRow) => boolean
  onDone: () => void
}

/** What a driver asks for all selected bookings at once. */
export function BulkActions({ selection, mayCancel, onDone }: BulkActionsProps) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const { rows, begin } = selection
  const [isOpen, setIsOpen] = useState(false)
  const able = rows.filter(mayCancel)
  return (
    <SelectionBar label={t`Selected bookings`} selection={selection} onDone={onDone}>
      <Button
        tone="outline"
        className={actionClass}
        disabled={!isOnline || able.length === 0}
        aria-haspopup="dialog"
        onClick={() => {
          // The rows may leave the list while the sheet is open.
          begin()
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
      {!isOnline && (
        <p className={note}>
          <Trans>You are offline. Try again once you are online.</Trans>
        </p>
      )}
    </SelectionBar>
  )
}
