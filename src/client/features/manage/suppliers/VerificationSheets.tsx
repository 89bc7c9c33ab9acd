import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { SupplierVerification } from '#contract/staff/people/supplier-verification.ts'
import { useOnline } from '#client/api/connection.ts'
import { verifySupplier, withdrawVerification } from '#client/api/staff/supplier-verification.ts'
import { ReasonSheet } from '#client/components/requests/ReasonSheet.tsx'
import { DecisionSheet, useDecision } from '#client/components/staff/DecisionSheet.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useDates } from '#client/i18n/format.ts'
import { Text } from '#client/ui/Text/Text.tsx'

type VerifySheetProps = {
  id: string
  name: string
  verification: SupplierVerification
  onClose: () => void
}

/** An admin says that both papers were looked at. */
export function VerifySheet({ id, name, verification, onClose }: VerifySheetProps) {
  const { t } = useLingui()
  const dates = useDates()
  // What the sheet was opened with is what was looked at, also when others count by now.
  const [{ was, until }] = useState(() => ({
    was: verification.papers.filter(({ isReplaced }) => !isReplaced).map(({ _id }) => _id),
    until: verification.possibleUntil,
  }))
  const day = until === null ? '' : dates.day(until)
  const decision = useDecision({
    decide: () => verifySupplier(id, was),
    done: t`${name} is verified.`,
    onDone: onClose,
  })
  return (
    <DecisionSheet
      title={t`Verify ${name}?`}
      act={<Trans>I have looked at both papers</Trans>}
      decision={decision}
      onClose={onClose}
    >
      <p>
        <Trans>
          Open both files first: they must name this business and be valid. Drivers then read that it is
          verified, until {day}.
        </Trans>
      </p>
    </DecisionSheet>
  )
}

type WithdrawSheetProps = { id: string; name: string; onClose: () => void }

export function WithdrawSheet({ id, name, onClose }: WithdrawSheetProps) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const failureText = useFailureText()
  const [reason, setReason] = useState('')
  const { isPending, refused, send } = useDecision({
    decide: () => withdrawVerification(id, reason.trim()),
    done: t`${name} is no longer verified.`,
    onDone: onClose,
  })
  return (
    <ReasonSheet
      title={t`Withdraw the verification of ${name}?`}
      action={isOnline ? <Trans>Withdraw it</Trans> : <Trans>Waiting for network</Trans>}
      tone="danger"
      isBusy={isPending}
      isDisabled={!isOnline || reason.trim() === ''}
      failure={refused && { text: failureText(refused.code), key: refused.key }}
      reason={{ label: t`Reason`, name: 'reason', rows: 3, value: reason, onChange: setReason }}
      onSend={send}
      onClose={onClose}
    >
      <Text>
        <Trans>Drivers no longer see the badge. The owners of the supplier read the reason.</Trans>
      </Text>
    </ReasonSheet>
  )
}
