import { lazy, Suspense, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { BookingRow } from '#contract/bookings.ts'
import type { BookingAct } from '#client/api/booking-acts.ts'
import { useNow } from '#client/store/clock.ts'
import { useOnline } from '#client/api/connection.ts'
import { SelectionBar } from '#client/components/selection/SelectionBar.tsx'
import type { Selection } from '#client/components/selection/useSelection.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { act as actClass, acts, note } from './BookingActs.css.ts'
import { bookingActs, rowsFor } from './possible-acts.ts'
import { useActWords } from './useActWords.ts'

const ActSheet = lazy(async () => ({ default: (await import('./ActSheet.tsx')).ActSheet }))
const CancelManySheet = lazy(async () => ({ default: (await import('../cancel/CancelManySheet.tsx')).CancelManySheet }))

type BookingActsProps = {
  selection: Selection<BookingRow>
  isStaff: boolean
  mayCancel: (booking: BookingRow) => boolean
  onDone: () => void
}

/** What can be done to all that is ticked: a driver asks, staff decide. */
export function BookingActs({ selection, isStaff, mayCancel, onDone }: BookingActsProps) {
  const { t } = useLingui()
  const isOnline = useOnline()
  return (
    <SelectionBar label={t`Selected bookings`} selection={selection} onDone={onDone}>
      {isStaff ? (
        <StaffActs selection={selection} isOnline={isOnline} onDone={onDone} />
      ) : (
        <DriverActs selection={selection} isOnline={isOnline} mayCancel={mayCancel} onDone={onDone} />
      )}
      {!isOnline && (
        <p className={note}>
          <Trans>You are offline. This needs a network.</Trans>
        </p>
      )}
    </SelectionBar>
  )
}

type ActsProps = { selection: Selection<BookingRow>; isOnline: boolean; onDone: () => void }

/** From here on it is over when it is ended: the rows may leave the list while a sheet still speaks of them. */
const keep = ({ begin }: Selection<BookingRow>) => begin()

function StaffActs({ selection, isOnline, onDone }: ActsProps) {
  const { rows } = selection
  const now = useNow()
  const { label } = useActWords()
  const [open, setOpen] = useState<BookingAct | null>(null)
  const possible = bookingActs.filter((act) => rowsFor(act, rows, now).length > 0)
  return (
    <>
      {possible.length > 0 ? (
        <div className={acts}>
          {possible.map((act) => (
            <Button
              key={act}
              tone={act === 'cancelled' || act === 'hidden' ? 'danger' : 'outline'}
              className={actClass}
              disabled={!isOnline}
              aria-haspopup="dialog"
              onClick={() => {
                keep(selection)
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
            <Trans>Nothing can be changed for these together.</Trans>
          )}
        </p>
      )}
      {open && (
        <Suspense>
          <ActSheet act={open} ticked={rows} onClose={() => setOpen(null)} onDone={onDone} />
        </Suspense>
      )}
    </>
  )
}

type DriverActsProps = ActsProps & { mayCancel: (booking: BookingRow) => boolean }

function DriverActs({ selection, isOnline, mayCancel, onDone }: DriverActsProps) {
  const { rows } = selection
  const [isOpen, setIsOpen] = useState(false)
  const able = rows.filter(mayCancel)
  return (
    <>
      <Button
        tone="outline"
        className={actClass}
        disabled={!isOnline || able.length === 0}
        aria-haspopup="dialog"
        onClick={() => {
          keep(selection)
          setIsOpen(true)
        }}
      >
        <Trans>Ask for cancellation</Trans>
      </Button>
      {isOpen && (
        <Suspense>
          <CancelManySheet
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
