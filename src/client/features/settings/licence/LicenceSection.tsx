import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { User } from '#contract/account.ts'
import { removeLicence } from '#client/api/licences.ts'
import { currentEpoch } from '#client/session/epoch.ts'
import { DeleteDialog } from '#client/features/settings/DeleteDialog.tsx'
import { keepFocusIn } from '#client/features/settings/focus-title.ts'
import { keepRecord } from '#client/session/keep-record.ts'
import { SettingsSection } from '#client/features/settings/SettingsSection.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { LicenceOnFile } from './LicenceOnFile.tsx'
import { LicenceUpload } from './LicenceUpload.tsx'
import { explanation } from './LicenceSection.css.ts'

export function LicenceSection({ user }: { user: User }) {
  const { t } = useLingui()
  const [open, setOpen] = useState<'replace' | 'delete' | null>(null)
  const licence = user.license ?? null

  function settle() {
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
      <p className={explanation}>
        {licence === null ? (
          <Trans>With your licence on file you are not asked for it at the next booking.</Trans>
        ) : (
          <Trans>
            Only you, our team and, around the days you rent, the supplier of your booking can open it.
          </Trans>
        )}
      </p>
      {licence !== null && open !== 'replace' ? (
        <LicenceOnFile
          licence={licence}
          onReplace={() => setOpen('replace')}
          onDelete={() => setOpen('delete')}
        />
      ) : (
        <LicenceUpload userId={user._id} isReplacing={licence !== null} onDone={settle} />
      )}
      <DeleteDialog
        open={open === 'delete'}
        onClose={() => setOpen(null)}
        title={t`Delete your licence?`}
        description={t`The file is erased. You are asked for it again at the next booking.`}
        onDelete={remove}
        section="licence"
      />
    </SettingsSection>
  )
}
