import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { StaffBookingRow } from '#contract/staff/bookings.ts'
import type { BulkAnswer } from '#contract/bookings/booking-acts.ts'
import { nameWithPlate } from '#domain/car/plate.ts'
import { actOnBookings, type BookingAct } from '#client/api/staff/bulk.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { form } from '#client/components/form/form.css.ts'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useNow } from '#client/store/clock.ts'
import { useOnline } from '#client/api/connection.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { useDates } from '#client/i18n/format.ts'
import { quiet, carName, bookingName, bookingNames, refusal } from './bookings.css.ts'
import { rowsFor, useBulkActionLabels } from './bulk-actions.ts'

type BulkActionSheetProps = {
  act: BookingAct
  ticked: readonly StaffBookingRow[]
  onClose: () => void
  onDone: () => void
}

/** Names the bookings and what follows, before anything is done; and what was refused, after. */
export function BulkActionSheet({ act, ticked, onClose, onDone }: BulkActionSheetProps) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const failureText = useFailureText()
  const labels = useBulkActionLabels()
  const now = useNow()
  // The list behind changes with what is done; the sheet keeps the rows it was opened with.
  const [rows] = useState(() => rowsFor(act, ticked, now))
  const [others] = useState(ticked.length - rows.length)
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () =>
      actOnBookings(
        act,
        rows.map(({ _id: id }) => id),
      ),
    onSuccess: ({ done, refused }) => {
      if (refused.length > 0) return
      onDone()
      showToast({ kind: 'success', text: labels.done[act](done.length) })
    },
  })
  const isPartly = data !== undefined && data.refused.length > 0
  const isFinal = act === 'cancelled' || act === 'hidden'
  return (
    <Sheet
      open
      onClose={data ? onDone : onClose}
      side="center"
      title={isPartly ? t`What was done` : labels.question[act](rows.length)}
      closeLabel={t`Close`}
      footer={
        isPartly ? (
          <Button size="l" full onClick={onDone}>
            <Trans>Close</Trans>
          </Button>
        ) : (
          <Button
            size="l"
            full
            tone={isFinal ? 'danger' : 'primary'}
            busy={isPending}
            disabled={!isOnline}
            onClick={() => mutate()}
          >
            {isOnline ? labels.confirm[act](rows.length) : <Trans>Waiting for network</Trans>}
          </Button>
        )
      }
    >
      {isPartly ? (
        <BulkResult rows={rows} answer={data} done={labels.done[act](data.done.length)} />
      ) : (
        <div className={form}>
          {error && <FormAlert>{failureText(failureCode(error))}</FormAlert>}
          <BookingNames rows={rows} />
          <p>{labels.consequence[act]}</p>
          {others > 0 && (
            <p className={quiet}>
              <Plural
                value={others}
                one="# other booking of your selection stays as it is."
                other="# other bookings of your selection stay as they are."
              />
            </p>
          )}
        </div>
      )}
    </Sheet>
  )
}

type BulkResultProps = { rows: readonly StaffBookingRow[]; answer: BulkAnswer; done: string }

/** How many were changed, and for each that was not, why. */
function BulkResult({ rows, answer: { refused }, done }: BulkResultProps) {
  const failureText = useFailureText()
  const dates = useDates()
  return (
    <div className={form} role="status">
      <p>
        {done}. <Plural value={refused.length} one="# was not changed:" other="# were not changed:" />
      </p>
      <ul className={bookingNames}>
        {refused.map(({ _id: id, code }) => {
          const row = rows.find(({ _id }) => _id === id)
          return (
            <li key={id} className={bookingName}>
              <span className={carName}>{row ? nameWithPlate(row.car) : id}</span>
              {row && (
                <span className={quiet}>
                  {row.driver.fullName} · {dates.range(row.from, row.to)}
                </span>
              )}
              <span className={refusal}>{failureText(code)}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** How many bookings are named before the rest is counted. */
const shownNames = 5

function BookingNames({ rows }: { rows: readonly StaffBookingRow[] }) {
  const dates = useDates()
  const more = rows.length - shownNames
  return (
    <ul className={bookingNames}>
      {rows.slice(0, shownNames).map((row) => (
        <li key={row._id} className={bookingName}>
          <span className={carName}>{nameWithPlate(row.car)}</span>
          <span className={quiet}>
            {row.driver.fullName} · {dates.range(row.from, row.to)}
          </span>
        </li>
      ))}
      {more > 0 && (
        <li className={quiet}>
          <Plural value={more} one="and # more" other="and # more" />
        </li>
      )}
    </ul>
  )
}
