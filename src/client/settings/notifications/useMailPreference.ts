import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import type { User } from '#contract/account.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { sendMailPreference } from '#client/api/mail-preference.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { currentEpoch } from '#client/session/epoch.ts'
import { keepRecord } from '#client/settings/profile/keep-record.ts'
import { showToast } from '#client/ui/Toast/toast.ts'

/** Shows the wish at once and takes it back when the server did not. Presses in a row are sent one after the other. */
export function useMailPreference({ _id: id, enableEmailNotifications: stored }: User) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const [wish, setWish] = useState<boolean | null>(null)
  const { mutate } = useMutation({
    scope: { id: 'mail-preference' },
    mutationFn: async (wantsMails: boolean) => {
      const epoch = currentEpoch()
      await sendMailPreference(id, wantsMails)
      await keepRecord(id, { enableEmailNotifications: wantsMails }, epoch)
    },
    onSuccess: () => showToast({ kind: 'success', text: t`Settings updated successfully.` }),
    onError: (error) => showToast({ kind: 'error', text: failureText(failureCode(error)) }),
  })
  return {
    wantsMails: wish ?? stored,
    change(wantsMails: boolean) {
      setWish(wantsMails)
      // Only the last of several presses is heard of here.
      mutate(wantsMails, { onSettled: () => setWish(null) })
    },
  }
}
