import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { failureCode } from '#client/api/call-failure.ts'
import { useOnline } from '#client/api/connection.ts'
import { ReasonSheet } from '#client/components/requests/ReasonSheet.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { showToast } from '#client/ui/Toast/toast.ts'

type ContestSheetProps = {
  title: string
  about: string
  action: string
  done: string
  send: (reason: string) => Promise<void>
  onClose: () => void
}

/** What is not right, in the driver's words. */
export function ContestSheet({ title, about, action, done, send, onClose }: ContestSheetProps) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const failureText = useFailureText()
  const [reason, setReason] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => send(reason.trim()),
    onSuccess: () => {
      onClose()
      showToast({ kind: 'success', text: done })
    },
  })
  return (
    <ReasonSheet
      title={title}
      action={isOnline ? action : <Trans>Waiting for network</Trans>}
      isBusy={isPending}
      isDisabled={!isOnline || reason.trim() === ''}
      failure={error && { text: failureText(failureCode(error)), key: failureCode(error) }}
      reason={{ label: t`What is not right?`, name: 'reason', rows: 3, value: reason, onChange: setReason }}
      onSend={() => {
        if (!isPending) mutate()
      }}
      onClose={onClose}
    >
      <p>{about}</p>
    </ReasonSheet>
  )
}
