import { lazy, Suspense, useState, type ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import type { BulkAnswer } from '#contract/bookings/booking-acts.ts'
import { useOnline } from '#client/api/connection.ts'
import { SelectionBar } from '#client/components/selection/SelectionBar.tsx'
import type { Selection } from '#client/components/selection/useSelection.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import type { BulkRow, BulkWords } from './BulkSheet.tsx'
import { actions, quiet } from './bulk.css.ts'

const BulkSheet = lazy(async () => ({ default: (await import('./BulkSheet.tsx')).BulkSheet }))

type BulkBarProps<A extends string, R extends { _id: string }> = {
  label: string
  selection: Selection<R>
  acts: readonly A[]
  words: Record<A, BulkWords>
  /** What cannot be taken back. */
  isFinal?: (act: A) => boolean
  /** The rows that an act would change. */
  rowsFor: (act: A, rows: readonly R[]) => R[]
  send: (act: A, ids: string[]) => Promise<BulkAnswer>
  nameRow: (row: R) => Omit<BulkRow, '_id'>
  /** How many of the ticked rows stay as they are. */
  renderOthers: (count: number) => ReactNode
  /** Before anything is ticked, and where nothing can be done to all that is. */
  hints: { nothing: ReactNode; noAct: ReactNode }
  /** A button beside the acts, for what one word does not say; shown once a row is ticked. */
  more?: ReactNode
  onDone: () => void
}

const never = () => false

/** What can be done to all that is ticked; each act says in a sheet what it would do. */
export function BulkBar<A extends string, R extends { _id: string }>(props: BulkBarProps<A, R>) {
  const { label, selection, acts, words, isFinal = never, rowsFor, send, hints, onDone } = props
  const { nameRow, renderOthers, more = null } = props
  const isOnline = useOnline()
  const { rows, begin } = selection
  const [open, setOpen] = useState<A | null>(null)
  const possible = acts.filter((act) => rowsFor(act, rows).length > 0)
  const changing = open === null ? [] : rowsFor(open, rows)
  return (
    <SelectionBar label={label} selection={selection} onDone={onDone}>
      {possible.length > 0 || (more !== null && rows.length > 0) ? (
        <div className={actions}>
          {possible.map((act) => (
            <Button
              key={act}
              tone={isFinal(act) ? 'danger' : 'outline'}
              disabled={!isOnline}
              aria-haspopup="dialog"
              onClick={() => {
                // The rows may leave the list while the sheet is open.
                begin()
                setOpen(act)
              }}
            >
              {words[act].label}
            </Button>
          ))}
          {more}
        </div>
      ) : (
        <p className={quiet}>{rows.length === 0 ? hints.nothing : hints.noAct}</p>
      )}
      {!isOnline && (
        <p className={quiet}>
          <Trans>You are offline. Try again once you are online.</Trans>
        </p>
      )}
      {open && (
        <Suspense>
          <BulkSheet
            changing={changing.map((row) => ({ _id: row._id, ...nameRow(row) }))}
            others={changing.length < rows.length && renderOthers(rows.length - changing.length)}
            words={words[open]}
            isFinal={isFinal(open)}
            send={(ids) => send(open, ids)}
            onClose={() => setOpen(null)}
            onDone={onDone}
          />
        </Suspense>
      )}
    </SelectionBar>
  )
}
