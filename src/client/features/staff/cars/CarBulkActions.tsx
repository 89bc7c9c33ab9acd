import { lazy, Suspense, useState } from 'react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { StaffCarRow } from '#contract/staff/fleet/cars.ts'
import { nameWithPlate } from '#domain/car/plate.ts'
import { bulkCarStates } from '#domain/car/state.ts'
import { changeCarStates } from '#client/api/staff/bulk.ts'
import { useOnline } from '#client/api/connection.ts'
import type { Selection } from '#client/components/selection/useSelection.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { BulkBar } from '../bulk/BulkBar.tsx'
import { carsFor, useCarBulkWords } from './car-bulk.ts'

const CarEditSheet = lazy(async () => ({ default: (await import('./edit/CarEditSheet.tsx')).CarEditSheet }))

type CarBulkActionsProps = { selection: Selection<StaffCarRow>; onDone: () => void }

/** What owners decide for all selected cars at once. */
export function CarBulkActions({ selection, onDone }: CarBulkActionsProps) {
  const { t } = useLingui()
  const words = useCarBulkWords()
  const isOnline = useOnline()
  const [isEditing, setEditing] = useState(false)
  return (
    <>
      <BulkBar
        label={t`Selected cars`}
        selection={selection}
        acts={bulkCarStates}
        words={words}
        rowsFor={carsFor}
        send={changeCarStates}
        hints={{
          nothing: <Trans>Tick the cars you want to change.</Trans>,
          noAct: <Trans>Retired cars are brought back one by one.</Trans>,
        }}
        renderOthers={(others) => (
          <Plural
            value={others}
            one="# other car of your selection stays as it is."
            other="# other cars of your selection stay as they are."
          />
        )}
        nameRow={(car) => ({ name: nameWithPlate(car) })}
        more={
          <Button
            tone="outline"
            disabled={!isOnline}
            aria-haspopup="dialog"
            onClick={() => {
              // The rows may leave the list while the sheet is open.
              selection.begin()
              setEditing(true)
            }}
          >
            <Trans>Change prices, places…</Trans>
          </Button>
        }
        onDone={onDone}
      />
      {isEditing && (
        <Suspense>
          <CarEditSheet
            ids={selection.rows.map(({ _id }) => _id)}
            onClose={() => setEditing(false)}
            onDone={onDone}
          />
        </Suspense>
      )}
    </>
  )
}
