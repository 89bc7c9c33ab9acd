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
import { BackOnFile, FrontOnFile } from './LicenceOnFile.tsx'
import { BackUpload, FrontUpload } from './LicenceUpload.tsx'

type Open = 'replace' | 'delete' | 'replace-back' | 'delete-back'

export function LicenceSection({ user }: { user: User }) {
  const { t } = useLingui()
  const [open, setOpen] = useState<Open | null>(null)
  const isOnline = useOnline()
  const licence = user.license ?? null
  const back = user.licenseBack ?? null
  const close = () => setOpen(null)

  function finishUpload() {
    close()
    keepFocusIn('licence')
  }
  async function remove() {
    const epoch = currentEpoch()
    await removeLicence(user._id)
    await keepRecord(user._id, { license: null, licenseBack: undefined }, epoch)
    showToast({ kind: 'success', text: t`Changes made successfully.` })
  }
  async function removeBack() {
    const epoch = currentEpoch()
    await removeLicenceBack(user._id)
    await keepRecord(user._id, { licenseBack: undefined }, epoch)
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
        <FrontOnFile
          licence={licence}
          onReplace={() => setOpen('replace')}
          onDelete={() => setOpen('delete')}
        />
      )}
      {licence !== null &&
        (back === null || open === 'replace-back' ? (
          <BackUpload userId={user._id} front={licence} isReplacing={back !== null} onDone={finishUpload} />
        ) : (
          <BackOnFile
            licence={back}
            onReplace={() => setOpen('replace-back')}
            onDelete={() => setOpen('delete-back')}
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
        title={t`Delete your licence?`}
        description={
          back === null
            ? t`We erase the file and ask for it again at your next booking.`
            : t`We erase both sides and ask for them again at your next booking.`
        }
        onDelete={remove}
        section="licence"
      />
      <DeleteDialog
        open={open === 'delete-back'}
        onClose={close}
        title={t`Delete the back of your licence?`}
        description={t`We erase this file. The front stays.`}
        onDelete={removeBack}
        section="licence"
      />
    </SettingsSection>
  )
}
