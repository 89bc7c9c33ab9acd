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
import { camera, choices, group } from './UploadField.css.ts'
import type { Upload } from './useUpload.ts'

type UploadFieldProps = {
  upload: Upload
  label: string
  help?: ReactNode
  error?: string | undefined
  /** The kinds of file, as an input names them. */
  accept: string
  /** Which camera a phone opens; without it no photo is offered. */
  capture?: 'environment' | 'user'
  id: string
}

/** A group that takes the focus by its name, so that a form can lead to what is missing here. */
export function UploadField({ upload, label, help, error, accept, capture, id }: UploadFieldProps) {
  const failureText = useFailureText()
  const isOnline = useOnline()
  const box = useRef<HTMLFieldSetElement>(null)
  const problem = upload.problem === null ? error : failureText(upload.problem)
  const showsHelp = help !== undefined && upload.state === 'idle'
  const described = classes(problem ? `${id}-error` : undefined, showsHelp ? `${id}-help` : undefined)
  // What was pressed goes away with the state; without this the keyboard would begin at the top of the page again.
  const staying = (act: () => void) => () => {
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
        {upload.state === 'idle' ? (
          <Choices
            accept={accept}
            capture={capture}
            onChoose={(file) => staying(() => upload.choose(file))()}
          />
        ) : (
          <UploadRow
            upload={upload}
            onRetry={staying(upload.retry)}
            onCancel={staying(upload.cancel)}
            onRemove={staying(upload.reset)}
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
            <Trans>You are offline. The file can be sent once you are back online.</Trans>
          </p>
        )}
      </div>
    </fieldset>
  )
}

type ChoicesProps = Pick<UploadFieldProps, 'accept' | 'capture'> & { onChoose: (file: File) => void }

function Choices({ accept, capture, onChoose }: ChoicesProps) {
  const isOnline = useOnline()
  const lens = useRef<HTMLInputElement>(null)
  const shelf = useRef<HTMLInputElement>(null)
  return (
    <div className={choices}>
      {capture && (
        <Button tone="outline" className={camera} disabled={!isOnline} onClick={() => lens.current?.click()}>
          <Camera size={20} strokeWidth={1.5} aria-hidden />
          <Trans>Take a photo</Trans>
        </Button>
      )}
      <Button tone="outline" disabled={!isOnline} onClick={() => shelf.current?.click()}>
        <UploadIcon size={20} strokeWidth={1.5} aria-hidden />
        <Trans>Choose a file</Trans>
      </Button>
      {capture && <FileInput input={lens} accept="image/*" capture={capture} onChoose={onChoose} />}
      <FileInput input={shelf} accept={accept} onChoose={onChoose} />
    </div>
  )
}

type FileInputProps = ChoicesProps & { input: RefObject<HTMLInputElement | null> }

/** Never seen or heard: the buttons open it. */
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
        // The same file chosen again must be heard again.
        target.value = ''
        if (file) onChoose(file)
      }}
    />
  )
}
