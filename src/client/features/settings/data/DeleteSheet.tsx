import { useNavigate } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { User } from '#contract/account.ts'
import { deleteAccount } from '#client/api/personal-data.ts'
import { signOut } from '#client/session/session.ts'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { content } from './data.css.ts'
import { PasswordPrompt } from './PasswordPrompt.tsx'
import { WhatGoes } from './WhatGoes.tsx'

export function DeleteSheet({ user, open, onClose }: { user: User; open: boolean; onClose: () => void }) {
  const { t } = useLingui()
  const navigate = useNavigate()

  async function erase(password: string): Promise<boolean> {
    if (!(await deleteAccount(password))) return false
    // The server has ended every session already; this empties the device.
    await signOut()
    await navigate({ to: '/' })
    showToast({ kind: 'success', text: t`Your account has been deleted.` })
    return true
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      side="center"
      title={t`Delete your account?`}
      description={t`This cannot be undone.`}
      closeLabel={t`Close`}
    >
      <div className={content}>
        <WhatGoes />
        <PasswordPrompt user={user} send={erase} tone="danger">
          <Trans>Delete my account</Trans>
        </PasswordPrompt>
      </div>
    </Sheet>
  )
}
