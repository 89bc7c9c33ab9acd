import { useRef, type ReactNode, type RefObject } from 'react'
import { Trans } from '@lingui/react/macro'
import { Camera, Upload as UploadIcon } from 'lucide-react'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useOnline } from '#client/api/connection.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { classes } from '#client/ui/classes.ts'
import { field, help as helpText, label as labelText } from '#client/ui/Field/Field.css.ts'
import { FieldError } from '#client/ui/Field/FieldError.tsx'
import { UploadRow } from './UploadRow.tsx'
import { camera, choices, group } from './upload.css.ts'
import type { Upload } from './useUpload.ts'

export type UploadFieldProps = {
  upload: Upload
  label: string
  help?: ReactNode
  error?: string | undefined
  /** The kinds of file, as an input names them. */
  accept: string
  /** Which camera a phone opens; without it no photo is offered. */
  capture?: 'environment' | 'user'
  id: string
  /** The largest file that is taken, where that is not the usual one. */
  megabytes?: number
}

/** A group that can take the focus by its name, so that a form can move to it when the file is missing. */
export function UploadField({
  upload,
  label,
  help,
  error,
  accept,
  capture,
  id,
  megabytes,
}: UploadFieldProps) {
  const failureText = useFailureText()
  const isOnline = useOnline()
  const box = useRef<HTMLFieldSetElement>(null)
  const problem = upload.problem === null ? error : failureText(upload.problem, megabytes)
  const showsHelp = help !== undefined && upload.state === 'idle'
  const described = classes(problem ? `${id}-error` : undefined, showsHelp ? `${id}-help` : undefined)
  // The pressed button disappears with the state; without this the focus would fall back to the page.
  const keepingFocus = (act: () => void) => () => {
    act()
    box.current?.focus({ preventScroll: true })
  }
  return (
    <fieldset
      ref={box}
      id={id}
      name={id}
      className={group}
      tabIndex={-1}
      aria-describedby={described || undefined}
    >
      <legend className={labelText}>{label}</legend>
      <div className={field}>
        {upload.state !== 'idle' && (
          <UploadRow
            upload={upload}
            onRetry={keepingFocus(upload.retry)}
            onCancel={keepingFocus(upload.cancel)}
            onRemove={keepingFocus(upload.reset)}
          />
        )}
        {/* After a refusal another file is one press away. */}
        {(upload.state === 'idle' || upload.state === 'failed') && (
          <Choices
            accept={accept}
            capture={capture}
            onChoose={(file) => keepingFocus(() => upload.choose(file))()}
          />
        )}
        <div role="alert">{problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}</div>
        {showsHelp && (
          <p id={`${id}-help`} className={helpText}>
            {help}
          </p>
        )}
        {!isOnline && upload.state === 'idle' && (
          <p className={helpText} role="status">
            <Trans>You are offline. Send the file once you are back online.</Trans>
          </p>
        )}
      </div>
    </fieldset>
  )
}

type ChoicesProps = Pick<UploadFieldProps, 'accept' | 'capture'> & { onChoose: (file: File) => void }

function Choices({ accept, capture, onChoose }: ChoicesProps) {
  const isOnline = useOnline()
  const cameraInput = useRef<HTMLInputElement>(null)
  const fileInput = useRef<HTMLInputElement>(null)
  return (
    <div className={choices}>
      {capture && (
        <Button
          tone="outline"
          className={camera}
          disabled={!isOnline}
          onClick={() => cameraInput.current?.click()}
        >
          <Camera size={20} strokeWidth={1.5} aria-hidden />
          <Trans>Take a photo</Trans>
        </Button>
      )}
      <Button tone="outline" disabled={!isOnline} onClick={() => fileInput.current?.click()}>
        <UploadIcon size={20} strokeWidth={1.5} aria-hidden />
        <Trans>Choose a file</Trans>
      </Button>
      {capture && <FileInput input={cameraInput} accept="image/*" capture={capture} onChoose={onChoose} />}
      <FileInput input={fileInput} accept={accept} onChoose={onChoose} />
    </div>
  )
}

type FileInputProps = ChoicesProps & { input: RefObject<HTMLInputElement | null> }

/** Hidden: the buttons open it. */
function FileInput({ input, accept, capture, onChoose }: FileInputProps) {
  return (
    <input
      ref={input}
      type="file"
      hidden
      accept={accept}
      capture={capture}
      onChange={({ target }) => {
        const file = target.files?.[0]
        // So that choosing the same file again is a change.
        target.value = ''
        if (file) onChoose(file)
      }}
    />
  )
}
