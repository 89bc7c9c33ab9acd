import { useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { LogOut } from 'lucide-react'
import { failureCode } from '#client/api/call-failure.ts'
import { endOtherSessions } from '#client/api/sessions.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useOnline } from '#client/storage/connection.ts'
import { signOut } from '#client/session/session.ts'
import { acts, quiet } from '#client/features/settings/lines.css.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'

/** Signing out here works without a network too; everywhere needs one, or the other devices would stay. */
export function Leaving() {
  const navigate = useNavigate()
  const failureText = useFailureText()
  const isOnline = useOnline()
  const [leaving, setLeaving] = useState<'here' | 'everywhere' | null>(null)

  async function leave(from: 'here' | 'everywhere') {
    setLeaving(from)
    try {
      if (from === 'everywhere') await endOtherSessions()
    } catch (error) {
      setLeaving(null)
      showToast({ kind: 'error', text: failureText(failureCode(error)) })
      return
    }
    await signOut()
    await navigate({ to: '/' })
  }
  return (
    <>
      <div className={acts}>
        <Button tone="outline" busy={leaving === 'here'} onClick={() => void leave('here')}>
          <LogOut size={20} aria-hidden />
          <Trans>Sign out here</Trans>
        </Button>
        <Button
          tone="outline"
          busy={leaving === 'everywhere'}
          disabled={!isOnline}
          onClick={() => void leave('everywhere')}
        >
          <Trans>Sign out everywhere</Trans>
        </Button>
      </div>
      <p className={quiet}>
        <Trans>Signing out removes your bookings and what you have typed from this device.</Trans>
      </p>
    </>
  )
}
