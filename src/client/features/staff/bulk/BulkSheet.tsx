import { useState, type ReactNode } from 'react'
import { useMutation } from '@tanstack/react-query'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { BulkAnswer } from '#contract/bookings/booking-acts.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { useOnline } from '#client/api/connection.ts'
import { form } from '#client/components/form/form.css.ts'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { name, names, quiet, refusal, subject } from './bulk.css.ts'

/** What an act is called, asked about and answered with. `n` counts its rows. */
export type BulkWords = {
  label: string
  question: (n: number) => string
  consequence: string
  confirm: (n: number) => string
  done: (n: number) => string
}

/** A row as the sheet names it; `detail` says which one of that name it is. */
export type BulkRow = {
  _id: string
  name: string
  detail?: string | undefined
  /** What can be done about a refusal, below its reason. */
  wayOut?: (code: BulkAnswer['refused'][number]['code']) => ReactNode
}

type BulkSheetProps = {
  /** The ticked rows that the act changes. */
  changing: readonly BulkRow[]
  /** About those that stay as they are, if there are any. */
  others: ReactNode
  words: BulkWords
  isFinal: boolean
  send: (ids: string[]) => Promise<BulkAnswer>
  onClose: () => void
  onDone: () => void
}

/** Names the rows and what follows, before anything is done; and what was refused, after. */
export function BulkSheet(props: BulkSheetProps) {
  const { words, isFinal, send, onClose, onDone } = props
  const { t } = useLingui()
  const isOnline = useOnline()
  const failureText = useFailureText()
  // The list behind changes with what is done; the sheet keeps the rows it was opened with.
  const [rows] = useState(props.changing)
  const [others] = useState(props.others)
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => send(rows.map(({ _id: id }) => id)),
    onSuccess: ({ done, refused }) => {
      if (refused.length > 0) return
      onDone()
      showToast({ kind: 'success', text: words.done(done.length) })
    },
  })
  const isPartly = data !== undefined && data.refused.length > 0
  return (
    <Sheet
      open
      onClose={data ? onDone : onClose}
      side="center"
      title={isPartly ? t`What was done` : words.question(rows.length)}
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
            {isOnline ? words.confirm(rows.length) : <Trans>Waiting for network</Trans>}
          </Button>
        )
      }
    >
      {isPartly ? (
        <BulkResult rows={rows} refused={data.refused} done={words.done(data.done.length)} />
      ) : (
        <div className={form}>
          {error && <FormAlert>{failureText(failureCode(error))}</FormAlert>}
          <Names rows={rows} />
          <p>{words.consequence}</p>
          {others && <p className={quiet}>{others}</p>}
        </div>
      )}
    </Sheet>
  )
}

type BulkResultProps = { rows: readonly BulkRow[]; refused: BulkAnswer['refused']; done: string }

/** How many were changed, and for each that was not, why. */
function BulkResult({ rows, refused, done }: BulkResultProps) {
  const failureText = useFailureText()
  return (
    <div className={form} role="status">
      <p>
        {done}. <Plural value={refused.length} one="# was not changed:" other="# were not changed:" />
      </p>
      <ul className={names}>
        {refused.map(({ _id, code }) => {
          const row = rows.find((each) => each._id === _id) ?? { _id, name: _id }
          return (
            <li key={_id} className={name}>
              <Name row={row} />
              <span className={refusal}>{failureText(code)}</span>
              {row.wayOut?.(code)}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** How many rows are named before the rest is counted. */
const shownNames = 5

function Names({ rows }: { rows: readonly BulkRow[] }) {
  const more = rows.length - shownNames
  return (
    <ul className={names}>
      {rows.slice(0, shownNames).map((row) => (
        <li key={row._id} className={name}>
          <Name row={row} />
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

function Name({ row }: { row: BulkRow }) {
  return (
    <>
      <span className={subject}>{row.name}</span>
      {row.detail !== undefined && <span className={quiet}>{row.detail}</span>}
    </>
  )
}
