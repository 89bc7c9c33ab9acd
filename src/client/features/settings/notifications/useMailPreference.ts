import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import type { User } from '#contract/account.ts'
import { CallFailure, failureCode } from '#client/api/call-failure.ts'
import { sendMailPreference } from '#client/api/mail-preference.ts'
import { leaveWaiting, useWaitingFor, withdraw } from '#client/components/form/waiting/outbox.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { isOnline } from '#client/storage/connection.ts'
import { currentEpoch } from '#client/session/epoch.ts'
import { keepRecord } from '#client/session/keep-record.ts'
import { showToast } from '#client/ui/Toast/toast.ts'

/**
 * Shows the wish at once and takes it back when the server did not. Presses in a row are sent one after the other; without
 * a network the last one waits.
 */
export function useMailPreference({ _id: id, enableEmailNotifications: stored }: User) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const waiting = useWaitingFor('mails')
  const [wish, setWish] = useState<boolean | null>(null)

  /** True when the server has heard of it. */
  async function tell(wantsMails: boolean): Promise<boolean> {
    const epoch = currentEpoch()
    try {
      if (!isOnline()) throw new CallFailure('offline')
      await sendMailPreference(id, wantsMails)
    } catch (error) {
      if (failureCode(error) !== 'offline') throw error
      await (wantsMails === stored ? withdraw('mails') : leaveWaiting({ kind: 'mails', wantsMails }))
      return false
    }
    await withdraw('mails')
    await keepRecord(id, { enableEmailNotifications: wantsMails }, epoch)
    return true
  }
  const { mutate } = useMutation({
    scope: { id: 'mail-preference' },
    mutationFn: tell,
    onSuccess: (isHeard) => {
      if (isHeard) showToast({ kind: 'success', text: t`Settings updated successfully.` })
    },
    onError: (error) => showToast({ kind: 'error', text: failureText(failureCode(error)) }),
  })
  return {
    wantsMails: wish ?? waiting?.wish.wantsMails ?? stored,
    waiting,
    change(wantsMails: boolean) {
      setWish(wantsMails)
      // Only the last of several presses is heard of here.
      mutate(wantsMails, { onSettled: () => setWish(null) })
    },
  }
}
