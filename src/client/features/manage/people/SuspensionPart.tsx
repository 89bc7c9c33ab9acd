import { useState } from 'react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { StaffPerson } from '#contract/staff/people/people.ts'
import { useOnline } from '#client/api/connection.ts'
import { suspendPerson } from '#client/api/staff/people.ts'
import { ReasonSheet } from '#client/components/requests/ReasonSheet.tsx'
import { useDecision } from '#client/components/staff/DecisionSheet.tsx'
import { Part } from '#client/components/staff/Part.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { BookingRows } from './PersonParts.tsx'

/** Suspends somebody, or ends that. */
export function SuspensionPart({ person }: { person: StaffPerson }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const isSuspended = person.state === 'suspended'
  return (
    <Part title={t`Suspension`}>
      <Text tone="secondary">
        {isSuspended ? (
          <Trans>This person cannot sign in or book. Their bookings stay.</Trans>
        ) : (
          <Trans>A suspended person is signed out at once and cannot book. Their bookings stay.</Trans>
        )}
      </Text>
      <Button tone={isSuspended ? 'outline' : 'danger'} onClick={() => setOpen(true)}>
        {isSuspended ? <Trans>End the suspension</Trans> : <Trans>Suspend</Trans>}
      </Button>
      {isOpen && <SuspensionSheet person={person} onClose={() => setOpen(false)} />}
    </Part>
  )
}

function SuspensionSheet({ person, onClose }: { person: StaffPerson; onClose: () => void }) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const failureText = useFailureText()
  const [reason, setReason] = useState('')
  // What the sheet was opened for, also after the answer has changed the person behind it.
  const [suspends] = useState(person.state !== 'suspended')
  const { fullName, open } = person
  const { isPending, refused, send } = useDecision({
    decide: () => suspendPerson(person._id, suspends, reason.trim()),
    done: suspends ? t`${fullName} is suspended.` : t`The suspension of ${fullName} has ended.`,
    onDone: onClose,
  })
  return (
    <ReasonSheet
      title={suspends ? t`Suspend ${fullName}?` : t`End the suspension of ${fullName}?`}
      action={
        !isOnline ? (
          <Trans>Waiting for network</Trans>
        ) : suspends ? (
          <Trans>Suspend</Trans>
        ) : (
          <Trans>End the suspension</Trans>
        )
      }
      tone={suspends ? 'danger' : 'primary'}
      isBusy={isPending}
      isDisabled={!isOnline || reason.trim() === ''}
      failure={refused && { text: failureText(refused.code), key: refused.key }}
      reason={{ label: t`Reason`, name: 'reason', rows: 2, value: reason, onChange: setReason }}
      onSend={send}
      onClose={onClose}
    >
      {suspends && open.length > 0 && (
        <>
          <Text>
            <Plural
              value={open.length}
              one="# booking is ahead or on the road. It stays; look after it:"
              other="# bookings are ahead or on the road. They stay; look after them:"
            />
          </Text>
          <BookingRows person={person} />
        </>
      )}
    </ReasonSheet>
  )
}
