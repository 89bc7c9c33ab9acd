import { Trans, useLingui } from '@lingui/react/macro'
import { UploadField } from '#client/components/upload/UploadField.tsx'
import { licenceTypes } from './licence-types.ts'
import type { Upload } from '#client/components/upload/useUpload.ts'

type LicenceBackFieldProps = {
  upload: Upload
  /** The front's name on the server, which says what kind of file it is. */
  front: string
  id: string
}

/** The other side of a licence: asked for beside a photo, which shows one, and never needed. */
export function LicenceBackField({ upload, front, id }: LicenceBackFieldProps) {
  const { t } = useLingui()
  return (
    <UploadField
      upload={upload}
      id={id}
      label={t`Back of the licence (optional)`}
      help={
        front.endsWith('.pdf') ? (
          <Trans>Not needed if your PDF shows both sides.</Trans>
        ) : (
          <Trans>Your photo shows one side. Add the other one too: it says what you may drive.</Trans>
        )
      }
      accept={licenceTypes}
      capture="environment"
    />
  )
}
