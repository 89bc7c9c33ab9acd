import { lazy, Suspense, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { User } from '#contract/account/account.ts'
import { CallFailure, failureCode } from '#client/api/call-failure.ts'
import { sendMailPreference } from '#client/api/account/mail-preference.ts'
import { PendingRequest } from '#client/components/form/PendingRequest.tsx'
import { queueRequest, usePendingRequest, withdrawRequest } from '#client/mutations/requests.ts'
import { Explanation, SettingsSection } from '#client/features/settings/SettingsSection.tsx'
import { useOwnRecord } from '#client/features/settings/useOwnRecord.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { currentEpoch } from '#client/api/epoch.ts'
import { keepRecord } from '#client/session/keep-record.ts'
import { isOnline } from '#client/api/connection.ts'
import { Switch } from '#client/ui/Field/Switch.tsx'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'

/** Subscribing takes a network, so its code is not precached. */
const PushSetting = lazy(() =>
  import('./PushSetting.tsx').then(
    ({ PushSetting }) => ({ default: PushSetting }),
    () => ({ default: PushOffline }),
  ),
)

/** A driver's phone fetches none of it. */
const StaffMessages = lazy(() =>
  import('./StaffMessages.tsx').then(
    ({ StaffMessages }) => ({ default: StaffMessages }),
    () => ({ default: MessagesOffline }),
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
      {user !== undefined && user.type !== 'user' && (
        <Suspense fallback={<Skeleton height={320} />}>
          <StaffMessages />
        </Suspense>
      )}
    </SettingsSection>
  )
}

function PushOffline() {
  return (
    <Explanation>
      <Trans>Go online to change notifications on this device.</Trans>
    </Explanation>
  )
}

function MessagesOffline() {
  return (
    <Explanation>
      <Trans>Go online to choose what you are told about the fleet.</Trans>
    </Explanation>
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
        label={<Trans>Email notifications</Trans>}
        help={
          <Trans>
            Booking updates to {email}. You always get confirmations, receipts and password emails.
          </Trans>
        }
      />
      {waiting !== undefined && (
        <PendingRequest name="mails" problem={waiting.problem}>
          {waiting.request.wantsMails ? (
            <Trans>Email notifications: on</Trans>
          ) : (
            <Trans>Email notifications: off</Trans>
          )}
        </PendingRequest>
      )}
    </>
  )
}

/**
 * Shows the choice at once and takes it back when the server refuses it. Presses in a row are sent one after the other;
 * without a network the last one waits.
 */
function useMailPreference({ _id: id, enableEmailNotifications: stored }: User) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const waiting = usePendingRequest('mails')
  const [pending, setPending] = useState<boolean | null>(null)

  /** True when the server has saved it. */
  async function save(wantsMails: boolean): Promise<boolean> {
    const epoch = currentEpoch()
    try {
      if (!isOnline()) throw new CallFailure('offline')
      await sendMailPreference(id, wantsMails)
    } catch (error) {
      if (failureCode(error) !== 'offline') throw error
      await (wantsMails === stored ? withdrawRequest('mails') : queueRequest({ kind: 'mails', wantsMails }))
      return false
    }
    await withdrawRequest('mails')
    await keepRecord(id, { enableEmailNotifications: wantsMails }, epoch)
    return true
  }
  const { mutate } = useMutation({
    scope: { id: 'mail-preference' },
    mutationFn: save,
    onSuccess: (isSaved) => {
      if (isSaved) showToast({ kind: 'success', text: t`Settings updated successfully.` })
    },
    onError: (error) => showToast({ kind: 'error', text: failureText(failureCode(error)) }),
  })
  return {
    wantsMails: pending ?? waiting?.request.wantsMails ?? stored,
    waiting,
    change(wantsMails: boolean) {
      setPending(wantsMails)
      // Of several presses, only the last one calls back.
      mutate(wantsMails, { onSettled: () => setPending(null) })
    },
  }
}
