import { lazy, Suspense, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { StaffCarRow } from '#contract/staff/fleet/cars.ts'
import { bulkCarStates, type BulkCarState } from '#domain/car/state.ts'
import { useOnline } from '#client/api/connection.ts'
import { SelectionBar } from '#client/components/selection/SelectionBar.tsx'
import type { Selection } from '#client/components/selection/useSelection.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { actions } from '../bookings/bookings.css.ts'
import { carsFor, useCarBulkLabels } from './car-bulk.ts'

const CarBulkSheet = lazy(async () => ({ default: (await import('./CarBulkSheet.tsx')).CarBulkSheet }))

type CarBulkActionsProps = { selection: Selection<StaffCarRow>; onDone: () => void }

/** What owners decide for all selected cars at once. */
export function CarBulkActions({ selection, onDone }: CarBulkActionsProps) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const { rows, begin } = selection
  const { label } = useCarBulkLabels()
  const [open, setOpen] = useState<BulkCarState | null>(null)
  const possible = bulkCarStates.filter((state) => carsFor(state, rows).length > 0)
  return (
    <SelectionBar label={t`Selected cars`} selection={selection} onDone={onDone}>
      {possible.length > 0 ? (
        <div className={actions}>
          {possible.map((state) => (
            <Button
              key={state}
              tone="outline"
              disabled={!isOnline}
              aria-haspopup="dialog"
              onClick={() => {
                // The rows may leave the list while the sheet is open.
                begin()
                setOpen(state)
              }}
            >
              {label[state]}
            </Button>
          ))}
        </div>
      ) : (
        <Text size="bodyS" tone="secondary">
          {rows.length === 0 ? (
            <Trans>Tick the cars you want to change.</Trans>
          ) : (
            <Trans>Retired cars are brought back one by one.</Trans>
          )}
        </Text>
      )}
      {!isOnline && (
        <Text size="bodyS" tone="secondary">
          <Trans>You are offline. Try again once you are online.</Trans>
        </Text>
      )}
      {open && (
        <Suspense>
          <CarBulkSheet state={open} ticked={rows} onClose={() => setOpen(null)} onDone={onDone} />
        </Suspense>
      )}
    </SelectionBar>
  )
}
