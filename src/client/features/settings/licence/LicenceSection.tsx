import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { User } from '#contract/account/account.ts'
import { removeLicence, removeLicenceBack } from '#client/api/account/licences.ts'
import { currentEpoch } from '#client/api/epoch.ts'
import { useOnline } from '#client/api/connection.ts'
import { keepRecord } from '#client/session/keep-record.ts'
import { showToast } from '#client/ui/Toast/toast.ts'
import { DeleteDialog } from '#client/features/settings/DeleteDialog.tsx'
import { keepFocusIn } from '#client/features/settings/sections.ts'
import { Explanation, Note, SettingsSection } from '#client/features/settings/SettingsSection.tsx'
import { LicenceOnFile } from './LicenceOnFile.tsx'
import { BackUpload, FrontUpload } from './LicenceUpload.tsx'

type Open = 'replace' | 'replace-back' | 'delete'

export function LicenceSection({ user }: { user: User }) {
  const { t } = useLingui()
  const [open, setOpen] = useState<Open | null>(null)
  // Stays while the dialog closes.
  const [deletesBack, setDeletesBack] = useState(false)
  const isOnline = useOnline()
  const licence = user.license ?? null
  const back = user.licenseBack ?? null
  const close = () => setOpen(null)

  function askToDelete(isBack: boolean) {
    setDeletesBack(isBack)
    setOpen('delete')
  }
  function finishUpload() {
    close()
    keepFocusIn('licence')
  }
  async function remove() {
    const epoch = currentEpoch()
    await (deletesBack ? removeLicenceBack : removeLicence)(user._id)
    await keepRecord(user._id, { ...(!deletesBack && { license: null }), licenseBack: undefined }, epoch)
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
      {licence === null || open === 'replace' ? (
        <FrontUpload userId={user._id} isReplacing={licence !== null} onDone={finishUpload} />
      ) : (
        <LicenceOnFile
          file={licence}
          title={<Trans>Your licence is on file</Trans>}
          name={<Trans>your licence</Trans>}
          onReplace={() => setOpen('replace')}
          onDelete={() => askToDelete(false)}
        />
      )}
      {licence !== null &&
        (back === null || open === 'replace-back' ? (
          <BackUpload userId={user._id} front={licence} isReplacing={back !== null} onDone={finishUpload} />
        ) : (
          <LicenceOnFile
            file={back}
            title={<Trans>The back is on file too</Trans>}
            name={<Trans>the back of your licence</Trans>}
            onReplace={() => setOpen('replace-back')}
            onDelete={() => askToDelete(true)}
          />
        ))}
      {licence !== null && !isOnline && (
        <Note role="status">
          <Trans>
            You are offline. Go online to see or change your licence: it is not kept on this device.
          </Trans>
        </Note>
      )}
      <DeleteDialog
        open={open === 'delete'}
        onClose={close}
        title={deletesBack ? t`Delete the back of your licence?` : t`Delete your licence?`}
        description={
          deletesBack
            ? t`We erase this file. The front stays.`
            : t`We erase it and ask for it again at your next booking.`
        }
        onDelete={remove}
        section="licence"
      />
    </SettingsSection>
  )
}
