import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { StaffPerson } from '#contract/staff/people/people.ts'
import { useOnline } from '#client/api/connection.ts'
import { resendActivation } from '#client/api/staff/people.ts'
import { useDecision } from '#client/components/staff/DecisionSheet.tsx'
import { Part } from '#client/components/staff/Part.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Row } from '#client/ui/Stack/Stack.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { MergeSheet } from './MergeSheet.tsx'

/** For somebody whose account is not in use yet: the mail that opens it, and for a guest the way into another account. */
export function AccountPart({ person }: { person: StaffPerson }) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const failureText = useFailureText()
  const [isMerging, setMerging] = useState(false)
  const { email, state } = person
  const { isPending, refused, send } = useDecision({
    decide: () => resendActivation(person._id),
    done: t`The mail is on its way to ${email}.`,
    onDone: () => undefined,
  })
  return (
    <Part title={t`Account`}>
      <Text tone="secondary">
        {state === 'guest' ? (
          <Trans>They booked without an account.</Trans>
        ) : (
          <Trans>They have not confirmed the address yet.</Trans>
        )}
      </Text>
      <Row wrap>
        {email !== '' && (
          <Button tone="outline" busy={isPending} disabled={!isOnline} onClick={send}>
            <Trans>Send the activation mail again</Trans>
          </Button>
        )}
        {state === 'guest' && (
          <Button tone="outline" disabled={!isOnline} onClick={() => setMerging(true)}>
            <Trans>Merge into an account</Trans>
          </Button>
        )}
      </Row>
      {refused && (
        <Text key={refused.key} role="alert" tone="secondary">
          {failureText(refused.code)}
        </Text>
      )}
      {isMerging && <MergeSheet guest={person} onClose={() => setMerging(false)} />}
    </Part>
  )
}
