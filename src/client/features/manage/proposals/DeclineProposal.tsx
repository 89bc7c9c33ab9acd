import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { PlaceProposal } from '#contract/staff/site/place-proposals.ts'
import { useOnline } from '#client/api/connection.ts'
import { declinePlaceProposal } from '#client/api/staff/place-proposals.ts'
import { ReasonSheet } from '#client/components/requests/ReasonSheet.tsx'
import { useDecision } from '#client/components/staff/DecisionSheet.tsx'
import { Part } from '#client/components/staff/Part.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { Button } from '#client/ui/Button/Button.tsx'

/** Declines a proposed place; its owners read why. */
export function DeclineProposal({ proposal }: { proposal: PlaceProposal }) {
  const isOnline = useOnline()
  const [isAsking, setAsking] = useState(false)
  return (
    <Part title={<Trans>Decline</Trans>}>
      <p>
        <Trans>If the site should not have this place, say why. Its owners read the reason.</Trans>
      </p>
      <Button tone="danger" disabled={!isOnline} onClick={() => setAsking(true)}>
        <Trans>Decline this place</Trans>
      </Button>
      {isAsking && <DeclineSheet proposal={proposal} onClose={() => setAsking(false)} />}
    </Part>
  )
}

function DeclineSheet({ proposal, onClose }: { proposal: PlaceProposal; onClose: () => void }) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const failureText = useFailureText()
  const [reason, setReason] = useState('')
  const name = proposal.fields.name[useLanguage()]
  const { isPending, refused, send } = useDecision({
    decide: () => declinePlaceProposal(proposal._id, reason),
    done: t`${name} is declined.`,
    onDone: onClose,
  })
  return (
    <ReasonSheet
      title={t`Decline ${name}?`}
      action={isOnline ? <Trans>Decline this place</Trans> : <Trans>Waiting for network</Trans>}
      tone="danger"
      isBusy={isPending}
      isDisabled={!isOnline || reason.trim() === ''}
      failure={refused && { text: failureText(refused.code), key: refused.key }}
      reason={{ label: t`Reason`, name: 'reason', rows: 3, value: reason, onChange: setReason }}
      onSend={send}
      onClose={onClose}
    >
      <p>
        <Trans>This cannot be undone. The owners may propose it again.</Trans>
      </p>
    </ReasonSheet>
  )
}
