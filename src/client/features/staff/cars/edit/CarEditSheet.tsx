import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { failureCode } from '#client/api/call-failure.ts'
import { useOnline } from '#client/api/connection.ts'
import { makeCarEdit, previewCarEdit, undoCarEdit } from '#client/api/staff/fleet/car-edits.ts'
import { form } from '#client/components/form/form.css.ts'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { quiet } from '../../bulk/bulk.css.ts'
import { EditFields } from './EditFields.tsx'
import { emptyEdit, parseEdit } from './edit-draft.ts'
import { EarlierEdits } from './EarlierEdits.tsx'
import { PreviewList } from './PreviewList.tsx'

type CarEditSheetProps = { ids: readonly string[]; onClose: () => void; onDone: () => void }

/** One change of all selected cars: typed, shown car by car, made, and taken back by one press. */
export function CarEditSheet({ ids, onClose, onDone }: CarEditSheetProps) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const failureText = useFailureText()
  const undo = useUndo()
  const [chosen] = useState(() => [...ids])
  const [draft, setDraft] = useState(emptyEdit)
  // One a sheet: sent again, it is the same act.
  const [act] = useState(() => crypto.randomUUID())
  const edit = parseEdit(draft)
  const preview = useMutation({ mutationFn: () => previewCarEdit(chosen, edit!) })
  const cars = preview.data?.cars
  const taken = cars?.filter((car) => car.refused === undefined && car.changes.length > 0) ?? []
  const making = useMutation({
    mutationFn: () => makeCarEdit(act, taken, edit!),
    onSuccess: ({ done }) => {
      onDone()
      const n = done.length
      showToast({
        kind: 'success',
        text: t`Changed: ${n}`,
        sticky: true,
        action: { label: t`Undo`, onClick: () => undo(act) },
      })
    },
    // Whoever changed one of them meanwhile: what would happen now is shown first.
    onError: () => preview.reset(),
  })
  const error = making.error ?? preview.error
  const count = taken.length
  return (
    <Sheet
      open
      onClose={onClose}
      side="center"
      title={cars ? t`What changes` : t`Change the cars`}
      closeLabel={t`Close`}
      footer={
        cars ? (
          <Button
            size="l"
            full
            busy={making.isPending}
            disabled={!isOnline || count === 0}
            onClick={() => making.mutate()}
          >
            <Plural value={count} _0="Nothing to change" one="Change # car" other="Change # cars" />
          </Button>
        ) : (
          <Button
            size="l"
            full
            busy={preview.isPending}
            disabled={!isOnline || edit === null}
            onClick={() => preview.mutate()}
          >
            <Trans>Show what changes</Trans>
          </Button>
        )
      }
    >
      <div className={form}>
        {error && <FormAlert>{failureText(failureCode(error))}</FormAlert>}
        {cars ? (
          <>
            <PreviewList cars={cars} />
            <p className={quiet}>
              <Trans>Bookings that were made keep what was agreed. One press takes the change back.</Trans>
            </p>
            <Button tone="quiet" onClick={() => preview.reset()}>
              <Trans>Back</Trans>
            </Button>
          </>
        ) : (
          <>
            <EditFields draft={draft} onChange={(part) => setDraft((before) => ({ ...before, ...part }))} />
            <EarlierEdits onUndo={undo} />
          </>
        )}
      </div>
    </Sheet>
  )
}

/** Takes a change back and says what came of it. */
function useUndo(): (id: string) => void {
  const { t } = useLingui()
  const failureText = useFailureText()
  return (id) => {
    undoCarEdit(id).then(
      ({ done, refused }) => {
        const [n, others] = [done.length, refused.length]
        const text =
          others === 0 ? t`Taken back: ${n}` : t`Taken back: ${n}. Changed again since, and left: ${others}`
        showToast({ kind: 'success', text })
      },
      (error: unknown) => showToast({ kind: 'error', text: failureText(failureCode(error)) }),
    )
  }
}
