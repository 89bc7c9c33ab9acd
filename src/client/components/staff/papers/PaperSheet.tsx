import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { sendPaperFile } from '#client/api/staff/papers.ts'
import { useOnline } from '#client/api/connection.ts'
import { ReasonSheet } from '#client/components/requests/ReasonSheet.tsx'
import { useDraftForm } from '#client/components/staff/useDraftForm.ts'
import { UploadField } from '#client/components/upload/UploadField.tsx'
import { useUpload, type Upload } from '#client/components/upload/useUpload.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Stack } from '#client/ui/Stack/Stack.tsx'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { emptyPaper, PaperDraft, parsePaper, type NewPaper } from './paper-form.ts'

type PaperSheetProps = {
  label: string
  /** Under which the device keeps what is typed. */
  draftKey: string
  mayLackEnd: boolean
  /** The one that counts until now. */
  replaces: string | null
  keep: (paper: NewPaper) => Promise<void>
  onClose: () => void
}

/** A new paper, or the one that replaces another; what is typed and sent already is kept for a day. */
export function PaperSheet({ label, draftKey, mayLackEnd, replaces, keep, onClose }: PaperSheetProps) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const failureText = useFailureText()
  const fields = useRef<HTMLFormElement>(null)
  // One a sheet: pressed again, it is the same paper.
  const [id] = useState(() => crypto.randomUUID())
  const form = useDraftForm({
    schema: PaperDraft,
    key: draftKey,
    initial: emptyPaper,
    parse: (draft) => parsePaper(draft, mayLackEnd),
    send: (paper) => keep({ _id: id, ...paper, replaces }),
    onSent: () => {
      onClose()
      showToast({ kind: 'success', text: t`The paper is saved.` })
    },
  })
  const { draft, problems, change, refusal } = form
  const upload = useUpload(sendPaperFile)
  // What was typed while the file was on its way is the draft by then.
  const keepFile = useEffectEvent((file: string) => change({ file, fileName: upload.fileName }))
  useEffect(() => {
    if (upload.answer !== null) keepFile(upload.answer)
  }, [upload.answer])
  const { file, fileName } = draft
  // Sent before this sheet was opened.
  const shown: Upload =
    file !== null && upload.state === 'idle'
      ? { ...upload, state: 'done', progress: 1, fileName, answer: file }
      : upload
  const isSending = upload.state === 'preparing' || upload.state === 'sending'
  const problemOf = (name: string) => problems[name] && failureText(problems[name])
  return (
    <ReasonSheet
      title={label}
      action={isOnline ? <Trans>Save</Trans> : <Trans>Waiting for network</Trans>}
      isBusy={form.isBusy}
      isDisabled={!isOnline || isSending}
      failure={refusal && { text: failureText(refusal.code), key: refusal.key }}
      onSend={() => form.submit(fields.current)}
      onClose={onClose}
    >
      <form
        ref={fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          form.submit(event.currentTarget)
        }}
      >
        <Stack gap="s4">
          <TextField
            label={t`Number`}
            name="number"
            autoComplete="off"
            maxLength={60}
            value={draft.number}
            error={problemOf('number')}
            onChange={(number) => change({ number })}
          />
          <TextField
            label={mayLackEnd ? t`Valid until (optional)` : t`Valid until`}
            name="validUntil"
            type="date"
            autoComplete="off"
            help={t`The last day on which it holds.`}
            value={draft.validUntil}
            error={problemOf('validUntil')}
            onChange={(validUntil) => change({ validUntil })}
          />
          <UploadField
            id="paper-file"
            label={t`Photo or PDF (optional)`}
            accept="image/*,application/pdf"
            capture="environment"
            help={<Trans>Up to 8 MB. Only you and the marketplace can open it.</Trans>}
            upload={{
              ...shown,
              reset: () => {
                upload.reset()
                change({ file: null, fileName: '' })
              },
            }}
            error={problemOf('file')}
          />
        </Stack>
      </form>
    </ReasonSheet>
  )
}
