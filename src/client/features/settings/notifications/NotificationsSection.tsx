import { lazy, Suspense } from 'react'
import { Trans } from '@lingui/react/macro'
import type { User } from '#contract/account.ts'
import { WaitingNote } from '#client/components/form/waiting/WaitingNote.tsx'
import { text } from '#client/features/settings/lines.css.ts'
import { SettingsSection } from '#client/features/settings/SettingsSection.tsx'
import { useOwnRecord } from '#client/features/settings/useOwnRecord.ts'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { Switch } from '#client/ui/Field/Switch.tsx'
import { useMailPreference } from './useMailPreference.ts'

/** Subscribing takes a network, so its code is not kept for offline. */
const PushSetting = lazy(() =>
  import('./PushSetting.tsx').then(
    ({ PushSetting }) => ({ default: PushSetting }),
    () => ({ default: PushOffline }),
  ),
)

export function NotificationsSection() {
  const { data: user } = useOwnRecord()
  return (
    <SettingsSection id="notifications" title={<Trans>Notifications</Trans>}>
      {user === undefined ? <Skeleton height={64} /> : <MailSwitch user={user} />}
      <Suspense fallback={<Skeleton height={64} />}>
        <PushSetting />
      </Suspense>
    </SettingsSection>
  )
}

function PushOffline() {
  return (
    <p className={text}>
      <Trans>Without a network, notifications on this device cannot be changed.</Trans>
    </p>
  )
}

function MailSwitch({ user }: { user: User }) {
  const { wantsMails, waiting, change } = useMailPreference(user)
  const { email } = user
  return (
    <>
      <Switch
        name="mails"
        checked={wantsMails}
        onChange={change}
        label={<Trans>E-mail notifications</Trans>}
        help={
          <Trans>
            News of your bookings to {email}. Confirmations, receipts and mails about your password come in any case.
          </Trans>
        }
      />
      {waiting !== undefined && (
        <WaitingNote name="mails" problem={waiting.problem}>
          {waiting.wish.wantsMails ? <Trans>E-mail notifications: on</Trans> : <Trans>E-mail notifications: off</Trans>}
        </WaitingNote>
      )}
    </>
  )
}
