import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { User } from '#contract/account.ts'
import { replaceAvatar } from '#client/api/avatars.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { currentEpoch } from '#client/session/epoch.ts'
import { keepRecord } from '#client/session/keep-record.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { FieldError } from '#client/ui/Field/FieldError.tsx'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { UploadRow } from '#client/components/upload/UploadRow.tsx'
import { useUpload } from '#client/components/upload/useUpload.ts'
import { PictureChoices } from './PictureChoices.tsx'
import { PicturePreview } from './PicturePreview.tsx'
import { body, problems } from './PictureSheet.css.ts'

type PictureSheetProps = { user: User; open: boolean; onClose: () => void }

export function PictureSheet({ user, open, onClose }: PictureSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      side="center"
      title={t`Your photo`}
      description={t`It is cut to a square from the middle. JPG, PNG or WebP, up to 8 MB.`}
      closeLabel={t`Close`}
    >
      <PictureForm user={user} onDone={onClose} />
    </Sheet>
  )
}

/** Lives as long as the sheet is open: what was chosen and not saved is forgotten with it. */
function PictureForm({ user, onDone }: { user: User; onDone: () => void }) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const [chosen, setChosen] = useState<{ file: File; address: string } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const upload = useUpload(async (light, options) => {
    const epoch = currentEpoch()
    const avatar = await replaceAvatar(user._id, light, options)
    await keepRecord(user._id, { avatar }, epoch)
    showToast({ kind: 'success', text: t`Changes made successfully.` })
    onDone()
    return avatar
  })
  useEffect(() => {
    if (chosen) return () => URL.revokeObjectURL(chosen.address)
    return undefined
  }, [chosen])
  const said = problem ?? (upload.problem && failureText(upload.problem))

  function choose(file: File | null, problem: string | null = null) {
    upload.reset()
    setProblem(problem)
    setChosen(file && { file, address: URL.createObjectURL(file) })
  }
  function save() {
    if (chosen) upload.choose(chosen.file)
    else setProblem(t`Please add an image.`)
  }
  return (
    <div className={body}>
      <PicturePreview
        user={user}
        address={chosen?.address ?? null}
        onUnreadable={() => choose(null, failureText('file-unusable'))}
      />
      {upload.state === 'idle' ? (
        <>
          <PictureChoices hasChosen={chosen !== null} onChoose={choose} />
          <Button size="l" full onClick={save}>
            <Trans>Save the photo</Trans>
          </Button>
        </>
      ) : (
        <UploadRow
          upload={upload}
          onRetry={upload.retry}
          onCancel={upload.cancel}
          onRemove={() => choose(null)}
        />
      )}
      <div role="alert" className={problems}>
        {said && <FieldError id="picture-error">{said}</FieldError>}
      </div>
    </div>
  )
}
