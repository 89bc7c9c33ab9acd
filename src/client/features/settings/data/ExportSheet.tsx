import { Trans, useLingui } from '@lingui/react/macro'
import type { User } from '#contract/account.ts'
import { fetchPersonalData } from '#client/api/personal-data.ts'
import { saveFile } from '#client/components/booking/calendar/save-file.ts'
import { text } from '#client/features/settings/lines.css.ts'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { content } from './data.css.ts'
import { PasswordPrompt } from './PasswordPrompt.tsx'

/** The file is made on the device: no address leads to it. */
export function ExportSheet({ user, open, onClose }: { user: User; open: boolean; onClose: () => void }) {
  const { t } = useLingui()

  async function save(password: string): Promise<boolean> {
    const data = await fetchPersonalData(password)
    if (data === null) return false
    saveFile('wouri-my-data.json', 'application/json', JSON.stringify(data, null, 2))
    onClose()
    showToast({ kind: 'success', text: t`Your data has been saved to this device.` })
    return true
  }
  return (
    <Sheet open={open} onClose={onClose} side="center" title={t`Download your data`} closeLabel={t`Close`}>
      <div className={content}>
        <p className={text}>
          <Trans>
            Your details, bookings, notifications, devices, photo and licence. Keep the file where nobody else reads it.
          </Trans>
        </p>
        <PasswordPrompt user={user} send={save}>
          <Trans>Download</Trans>
        </PasswordPrompt>
      </div>
    </Sheet>
  )
}
