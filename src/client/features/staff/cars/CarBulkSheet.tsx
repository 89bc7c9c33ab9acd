import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { BulkAnswer } from '#contract/bookings/booking-acts.ts'
import type { StaffCarRow } from '#contract/staff/fleet/cars.ts'
import { nameWithPlate } from '#domain/car/plate.ts'
import type { BulkCarState } from '#domain/car/state.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { useOnline } from '#client/api/connection.ts'
import { changeCarStates } from '#client/api/staff/bulk.ts'
import { form } from '#client/components/form/form.css.ts'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { bookingName, bookingNames, carName, quiet, refusal } from '../bookings/bookings.css.ts'
import { carsFor, useCarBulkLabels } from './car-bulk.ts'

type CarBulkSheetProps = {
  state: BulkCarState
  ticked: readonly StaffCarRow[]
  onClose: () => void
  onDone: () => void
}

/** Names the cars and what follows, before anything is done; and what was refused, after. */
export function CarBulkSheet({ state, ticked, onClose, onDone }: CarBulkSheetProps) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const failureText = useFailureText()
  const labels = useCarBulkLabels()
  // The list behind changes with what is done; the sheet keeps the rows it was opened with.
  const [rows] = useState(() => carsFor(state, ticked))
  const [others] = useState(ticked.length - rows.length)
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () =>
      changeCarStates(
        state,
        rows.map(({ _id: id }) => id),
      ),
    onSuccess: ({ done, refused }) => {
      if (refused.length > 0) return
      onDone()
      showToast({ kind: 'success', text: labels.done[state](done.length) })
    },
  })
  const isPartly = data !== undefined && data.refused.length > 0
  return (
    <Sheet
      open
      onClose={data ? onDone : onClose}
      side="center"
      title={isPartly ? t`What was done` : labels.question[state](rows.length)}
      closeLabel={t`Close`}
      footer={
        isPartly ? (
          <Button size="l" full onClick={onDone}>
            <Trans>Close</Trans>
          </Button>
        ) : (
          <Button size="l" full busy={isPending} disabled={!isOnline} onClick={() => mutate()}>
            {isOnline ? labels.confirm[state](rows.length) : <Trans>Waiting for network</Trans>}
          </Button>
        )
      }
    >
      {isPartly ? (
        <CarBulkResult rows={rows} answer={data} done={labels.done[state](data.done.length)} />
      ) : (
        <div className={form}>
          {error && <FormAlert>{failureText(failureCode(error))}</FormAlert>}
          <CarNames rows={rows} />
          <p>{labels.consequence[state]}</p>
          {others > 0 && (
            <p className={quiet}>
              <Plural
                value={others}
                one="# other car of your selection stays as it is."
                other="# other cars of your selection stay as they are."
              />
            </p>
          )}
        </div>
      )}
    </Sheet>
  )
}

type CarBulkResultProps = { rows: readonly StaffCarRow[]; answer: BulkAnswer; done: string }

/** How many were changed, and for each that was not, why. */
function CarBulkResult({ rows, answer: { refused }, done }: CarBulkResultProps) {
  const failureText = useFailureText()
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
              <span className={carName}>{row ? nameWithPlate(row) : id}</span>
              <span className={refusal}>{failureText(code)}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** How many cars are named before the rest is counted. */
const shownNames = 5

function CarNames({ rows }: { rows: readonly StaffCarRow[] }) {
  const more = rows.length - shownNames
  return (
    <ul className={bookingNames}>
      {rows.slice(0, shownNames).map((row) => (
        <li key={row._id} className={carName}>
          {nameWithPlate(row)}
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
