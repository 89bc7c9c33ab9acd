import { useState, useEffect } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, ExternalLink } from 'lucide-react'
import type { User } from '#contract/account/account.ts'
import { removeLicence, licenceAddress, replaceLicence } from '#client/api/account/licences.ts'
import { UploadField } from '#client/components/upload/UploadField.tsx'
import { useUpload } from '#client/components/upload/useUpload.ts'
import { currentEpoch } from '#client/api/epoch.ts'
import { keepRecord } from '#client/session/keep-record.ts'
import { useOnline } from '#client/api/connection.ts'
import { Button, buttonClass } from '#client/ui/Button/Button.tsx'
import { Row } from '#client/ui/Stack/Stack.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { keepFocusIn } from './sections.ts'
import { Explanation, Note, SettingsSection } from './SettingsSection.tsx'
import { start } from './settings.css.ts'
import { Text } from '#client/ui/Text/Text.tsx'

export function LicenceSection({ user }: { user: User }) {
  const { t } = useLingui()
  const [open, setOpen] = useState<'replace' | 'delete' | null>(null)
  const licence = user.license ?? null

  function finishUpload() {
    setOpen(null)
    keepFocusIn('licence')
  }
  async function remove() {
    const epoch = currentEpoch()
    await removeLicence(user._id)
    await keepRecord(user._id, { license: null }, epoch)
    showToast({ kind: 'success', text: t`Changes made successfully.` })
  }
  return (
    <SettingsSection id="licence" title={<Trans>Driver's licence</Trans>}>
      <Explanation>
        {licence === null ? (
          <Trans>Save your licence once and skip it at your next booking.</Trans>
        ) : (
          <Trans>
            Only you, our team and, around the days you rent, the agency for your booking can open it.
          </Trans>
        )}
      </Explanation>
      {licence !== null && open !== 'replace' ? (
        <LicenceOnFile
          licence={licence}
          onReplace={() => setOpen('replace')}
          onDelete={() => setOpen('delete')}
        />
      ) : (
        <LicenceUpload userId={user._id} isReplacing={licence !== null} onDone={finishUpload} />
      )}
      <DeleteDialog
        open={open === 'delete'}
        onClose={() => setOpen(null)}
        title={t`Delete your licence?`}
        description={t`We erase the file and ask for it again at your next booking.`}
        onDelete={remove}
        section="licence"
      />
    </SettingsSection>
  )
}

type LicenceOnFileProps = { licence: string; onReplace: () => void; onDelete: () => void }

function LicenceOnFile({ licence, onReplace, onDelete }: LicenceOnFileProps) {
  const isOnline = useOnline()
  return (
    <>
      <Row gap="s3" align="start">
        <Text as="span" tone="success">
          <CircleCheck size={24} aria-hidden="true" />
        </Text>
        <div>
          <Text weight="strong">
            <Trans>Your licence is on file</Trans>
          </Text>
          <Note>{licence.endsWith('.pdf') ? <Trans>PDF document</Trans> : <Trans>Photo</Trans>}</Note>
        </div>
      </Row>
      <Row wrap>
        {isOnline && (
          <a
            href={licenceAddress(licence)}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ tone: 'outline' })}
          >
            <ExternalLink size={18} aria-hidden="true" />
            <Trans>
              View <VisuallyHidden>your licence in a new tab</VisuallyHidden>
            </Trans>
          </a>
        )}
        <Button tone="outline" disabled={!isOnline} onClick={onReplace}>
          <Trans>
            Replace <VisuallyHidden>your licence</VisuallyHidden>
          </Trans>
        </Button>
        <Button tone="quiet" disabled={!isOnline} onClick={onDelete}>
          <Trans>
            Delete <VisuallyHidden>your licence</VisuallyHidden>
          </Trans>
        </Button>
      </Row>
      {!isOnline && (
        <Note role="status">
          <Trans>
            You are offline. Go online to see or change your licence: it is not kept on this device.
          </Trans>
        </Note>
      )}
    </>
  )
}

const fieldId = 'licence-file'

type LicenceUploadProps = { userId: string; isReplacing: boolean; onDone: () => void }

/** The licence on file stays until the new one is stored. */
function LicenceUpload({ userId, isReplacing, onDone }: LicenceUploadProps) {
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
    // The button that was pressed is gone.
    if (isReplacing) document.getElementById(fieldId)?.focus({ preventScroll: true })
    // Only on mount: a record that changes later must not move the focus.
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
