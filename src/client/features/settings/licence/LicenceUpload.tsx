import { useEffect, type ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { User } from '#contract/account/account.ts'
import { replaceLicence, replaceLicenceBack } from '#client/api/account/licences.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { currentEpoch } from '#client/api/epoch.ts'
import type { UploadOptions } from '#client/api/upload.ts'
import { LicenceBackField } from '#client/components/licence/LicenceBackField.tsx'
import { licenceTypes } from '#client/components/licence/licence-types.ts'
import { UploadField, type UploadFieldProps } from '#client/components/upload/UploadField.tsx'
import { useUpload, type Upload } from '#client/components/upload/useUpload.ts'
import { keepRecord } from '#client/session/keep-record.ts'
import { verify } from '#client/session/verify.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { start } from '#client/features/settings/settings.css.ts'

type UploadProps = { userId: string; isReplacing: boolean; onDone: () => void }

type Side = {
  send: (userId: string, file: File, options: UploadOptions) => Promise<string>
  change: (name: string) => Partial<User>
}

const front: Side = { send: replaceLicence, change: (license) => ({ license }) }
const back: Side = { send: replaceLicenceBack, change: (licenseBack) => ({ licenseBack }) }

/** The side on file stays until the new one is stored. */
function useSide({ userId, onDone }: UploadProps, { send, change }: Side): Upload {
  const { t } = useLingui()
  return useUpload(async (file, options) => {
    const epoch = currentEpoch()
    const name = await send(userId, file, options)
    await keepRecord(userId, change(name), epoch)
    showToast({ kind: 'success', text: t`Changes made successfully.` })
    onDone()
    return name
  })
}

export function FrontUpload(props: UploadProps) {
  const { t } = useLingui()
  const upload = useSide(props, front)
  return (
    <Replacing {...props} upload={upload} field="licence-file">
      <SideField
        upload={upload}
        id="licence-file"
        label={props.isReplacing ? t`New licence` : t`Your licence`}
      />
    </Replacing>
  )
}

type SideFieldProps = Pick<UploadFieldProps, 'upload' | 'id' | 'label'>

function SideField(props: SideFieldProps) {
  return (
    <UploadField
      {...props}
      help={<Trans>A photo (JPG, PNG, WebP) or a PDF, up to 8 MB.</Trans>}
      accept={licenceTypes}
      capture="environment"
    />
  )
}

export function BackUpload({ front, ...props }: UploadProps & { front: string }) {
  const { t } = useLingui()
  const upload = useSide(props, {
    ...back,
    send: (...sent) =>
      back.send(...sent).catch((error: unknown) => {
        // The front was deleted elsewhere: the record says so, and that one is asked for.
        if (failureCode(error) === 'licence-required') void verify()
        throw error
      }),
  })
  return (
    <Replacing {...props} upload={upload} field="licence-back">
      {props.isReplacing ? (
        <SideField upload={upload} id="licence-back" label={t`New back of the licence`} />
      ) : (
        <LicenceBackField upload={upload} id="licence-back" front={front} />
      )}
    </Replacing>
  )
}

type ReplacingProps = UploadProps & { upload: Upload; field: string; children: ReactNode }

/** The field, and the way back while nothing is sent. */
function Replacing({ isReplacing, onDone, upload, field, children }: ReplacingProps) {
  useEffect(() => {
    // The button that was pressed is gone.
    if (isReplacing) document.getElementById(field)?.focus({ preventScroll: true })
    // Only on mount: a record that changes later must not move the focus.
    // eslint-disable-next-line react/exhaustive-deps
  }, [])
  return (
    <>
      {children}
      {isReplacing && upload.state === 'idle' && (
        <Button tone="quiet" className={start} onClick={onDone}>
          <Trans>Keep the old one</Trans>
        </Button>
      )}
    </>
  )
}
