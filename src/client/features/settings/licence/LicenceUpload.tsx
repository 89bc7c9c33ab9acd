import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { replaceLicence } from '#client/api/licences.ts'
import { currentEpoch } from '#client/session/epoch.ts'
import { keepRecord } from '#client/session/keep-record.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { UploadField } from '#client/components/upload/UploadField.tsx'
import { useUpload } from '#client/components/upload/useUpload.ts'
import { start } from './LicenceSection.css.ts'

const fieldId = 'licence-file'

type LicenceUploadProps = { userId: string; isReplacing: boolean; onDone: () => void }

/** The one on file stays until the new one has come through. */
export function LicenceUpload({ userId, isReplacing, onDone }: LicenceUploadProps) {
  const { t } = useLingui()
  const upload = useUpload(async (file, options) => {
    const epoch = currentEpoch()
    const license = await replaceLicence(userId, file, options)
    await keepRecord(userId, { license }, epoch)
    showToast({ kind: 'success', text: t`Changes made successfully.` })
    onDone()
    return license
  })
  useEffect(() => {
    // The button that led here is gone.
    if (isReplacing) document.getElementById(fieldId)?.focus({ preventScroll: true })
    // Only on arrival: a record that changes later takes nobody away from what they are doing.
    // eslint-disable-next-line react/exhaustive-deps
  }, [])
  return (
    <>
      <UploadField
        upload={upload}
        id={fieldId}
        label={isReplacing ? t`New licence` : t`Your licence`}
        help={<Trans>A photo (JPG, PNG, WebP) or a PDF, up to 8 MB.</Trans>}
        accept="image/jpeg,image/png,image/webp,application/pdf"
        capture="environment"
      />
      {isReplacing && upload.state === 'idle' && (
        <Button tone="quiet" className={start} onClick={onDone}>
          <Trans>Keep the old one</Trans>
        </Button>
      )}
    </>
  )
}
