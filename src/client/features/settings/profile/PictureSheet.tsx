import { useEffect, useState, useRef, type ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Camera, Image } from 'lucide-react'
import type { User } from '#contract/account/account.ts'
import { replaceAvatar, avatarAddress } from '#client/api/account/avatars.ts'
import { UploadRow } from '#client/components/upload/UploadRow.tsx'
import { useUpload } from '#client/components/upload/useUpload.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { initialsOf } from '#client/layout/account/initials.ts'
import { currentEpoch } from '#client/api/epoch.ts'
import { keepRecord } from '#client/session/keep-record.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { FieldError } from '#client/ui/Field/FieldError.tsx'
import { Stack } from '#client/ui/Stack/Stack.tsx'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { pictureForm, problems, camera, picture, preview } from './profile.css.ts'

type PictureSheetProps = { user: User; open: boolean; onClose: () => void }

export function PictureSheet({ user, open, onClose }: PictureSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      side="center"
      title={t`Your photo`}
      description={t`We crop it to a square. JPG, PNG or WebP, up to 8 MB.`}
      closeLabel={t`Close`}
    >
      <PictureForm user={user} onDone={onClose} />
    </Sheet>
  )
}

const kinds = ['image/jpeg', 'image/png', 'image/webp']

/** What is said of a file that this browser cannot show. */
const unreadable = (kind = '') => (kinds.includes(kind) ? 'file-damaged' : 'not-a-picture')

/** Mounted while the sheet is open, so that a photo chosen and not saved is forgotten when it closes. */
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
  const problemText = problem ?? (upload.problem && failureText(upload.problem))

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
    <div className={pictureForm}>
      <PicturePreview
        user={user}
        address={chosen?.address ?? null}
        onUnreadable={() => choose(null, failureText(unreadable(chosen?.file.type)))}
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
        {problemText && <FieldError id="picture-error">{problemText}</FieldError>}
      </div>
    </div>
  )
}

type PictureChoicesProps = { hasChosen: boolean; onChoose: (file: File) => void }

function PictureChoices({ hasChosen, onChoose }: PictureChoicesProps) {
  return (
    <Stack gap="s2">
      <FileButton accept="image/*" capture="user" className={camera} onChoose={onChoose}>
        <Camera size={20} aria-hidden="true" />
        <Trans>Take a photo</Trans>
      </FileButton>
      <FileButton accept={kinds.join(',')} onChoose={onChoose}>
        <Image size={20} aria-hidden="true" />
        {hasChosen ? <Trans>Choose another photo</Trans> : <Trans>Choose a photo</Trans>}
      </FileButton>
    </Stack>
  )
}

type FileButtonProps = {
  accept: string
  capture?: 'user'
  className?: string
  onChoose: (file: File) => void
  children: ReactNode
}

function FileButton({ accept, capture, className, onChoose, children }: FileButtonProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button tone="outline" size="l" className={className} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t`Choose a photo`}
        accept={accept}
        capture={capture}
        onChange={({ target }) => {
          const file = target.files?.[0]
          // So that choosing the same file again is a change.
          target.value = ''
          if (file) onChoose(file)
        }}
      />
    </>
  )
}

type PicturePreviewProps = {
  user: User
  /** Of the chosen file, on this device. */
  address: string | null
  onUnreadable: () => void
}

/** The chosen photo cut to a square, before it is sent; until one is chosen, the present photo. */
function PicturePreview({ user, address, onUnreadable }: PicturePreviewProps) {
  const { t } = useLingui()
  const shown = address ?? (user.avatar === null ? null : avatarAddress(user.avatar))
  return (
    <div className={preview}>
      {shown === null ? (
        <span aria-hidden="true">{initialsOf(user.fullName)}</span>
      ) : (
        <img
          src={shown}
          alt={address === null ? t`Your photo now` : t`The photo you have chosen`}
          className={picture}
          onError={() => {
            if (address !== null) onUnreadable()
          }}
        />
      )}
    </div>
  )
}
