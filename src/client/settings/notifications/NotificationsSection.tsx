import { Trans } from '@lingui/react/macro'
import type { User } from '#contract/account.ts'
import { useOnline } from '#client/offline/connection.ts'
import { SettingsSection } from '#client/settings/SettingsSection.tsx'
import { useOwnRecord } from '#client/settings/useOwnRecord.ts'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { Switch } from '#client/ui/Field/Switch.tsx'
import { useMailPreference } from './useMailPreference.ts'

export function NotificationsSection() {
  const { data: user } = useOwnRecord()
  return (
    <SettingsSection id="notifications" title={<Trans>Notifications</Trans>}>
      {user === undefined ? <Skeleton height={64} /> : <MailSwitch user={user} />}
    </SettingsSection>
  )
}

function MailSwitch({ user }: { user: User }) {
  const isOnline = useOnline()
  const { wantsMails, change } = useMailPreference(user)
  const { email } = user
  return (
    <Switch
      name="mails"
      checked={wantsMails}
      onChange={change}
      disabled={!isOnline}
      label={<Trans>E-mail notifications</Trans>}
      help={
        isOnline ? (
          <Trans>
            News of your bookings to {email}. Confirmations, receipts and mails about your password come in any case.
          </Trans>
        ) : (
          <Trans>You are offline. This can be changed once there is a network.</Trans>
        )
      }
    />
  )
}
