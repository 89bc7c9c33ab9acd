import { useState } from 'react'
import { Link, useNavigate } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { ChevronRight, LogOut } from 'lucide-react'
import { failureCode } from '#client/api/call-failure.ts'
import { endOtherSessions } from '#client/api/account/sessions.ts'
import { Note, SettingsSection } from '#client/features/settings/SettingsSection.tsx'
import { line, lineWords, lineLink, actions } from '#client/features/settings/settings.css.ts'
import { useOwnRecord } from '#client/features/settings/useOwnRecord.ts'
import { AskBeforeLeaving } from '#client/layout/account/leaving/AskBeforeLeaving.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { signOut } from '#client/session/session.ts'
import { useOnline } from '#client/api/connection.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { SessionList } from './SessionList.tsx'
import { Text } from '#client/ui/Text/Text.tsx'

export function DevicesSection() {
  const { id } = useOwnRecord()
  if (id === undefined) return null
  return (
    <SettingsSection id="devices" title={<Trans>Password and devices</Trans>}>
      <div>
        <Link to="/change-password" className={lineLink}>
          <span className={line}>
            <span className={lineWords}>
              <Text as="span" weight="strong">
                <Trans>Change password</Trans>
              </Text>
              <Text as="span" size="bodyS" tone="secondary" pretty>
                <Trans>This signs out your other devices.</Trans>
              </Text>
            </span>
            <ChevronRight size={20} aria-hidden />
          </span>
        </Link>
      </div>
      <SessionList userId={id} />
      <SignOutButtons />
    </SettingsSection>
  )
}

/** Signing out here works offline too; signing out everywhere needs a network. */
function SignOutButtons() {
  const navigate = useNavigate()
  const failureText = useFailureText()
  const isOnline = useOnline()
  const [signingOut, setSigningOut] = useState<'here' | 'everywhere' | null>(null)

  async function endSessions(where: 'here' | 'everywhere') {
    setSigningOut(where)
    try {
      if (where === 'everywhere') await endOtherSessions()
    } catch (error) {
      setSigningOut(null)
      showToast({ kind: 'error', text: failureText(failureCode(error)) })
      return
    }
    await signOut()
    await navigate({ to: '/' })
  }
  return (
    <>
      <AskBeforeLeaving leave={endSessions} isBusy={signingOut !== null}>
        {(press: (where: 'here' | 'everywhere') => void) => (
          <div className={actions}>
            <Button tone="outline" busy={signingOut === 'here'} onClick={() => press('here')}>
              <LogOut size={20} aria-hidden />
              <Trans>Sign out here</Trans>
            </Button>
            <Button
              tone="outline"
              busy={signingOut === 'everywhere'}
              disabled={!isOnline}
              onClick={() => press('everywhere')}
            >
              <Trans>Sign out everywhere</Trans>
            </Button>
          </div>
        )}
      </AskBeforeLeaving>
      <Note>
        <Trans>Signing out removes your bookings and what you have typed from this device.</Trans>
      </Note>
    </>
  )
}
