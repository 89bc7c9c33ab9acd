import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import type { StaffSupplier } from '#contract/staff/people/suppliers.ts'
import { seatKinds, type SeatKind } from '#domain/people/role.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { inviteAgain, inviteColleague, removeColleague } from '#client/api/staff/suppliers.ts'
import { useOnline } from '#client/api/connection.ts'
import { DecisionSheet, useDecision } from '#client/components/staff/DecisionSheet.tsx'
import { useMailFailureText } from '#client/components/staff/mail-failure.ts'
import { Part } from '#client/components/staff/Part.tsx'
import { useDraftForm } from '#client/components/staff/useDraftForm.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { Badge } from '#client/ui/Badge/Badge.tsx'
import { Button } from '#client/ui/Button/Button.tsx'
import { Select } from '#client/ui/Select/Select.tsx'
import { Row, Stack } from '#client/ui/Stack/Stack.tsx'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { SubmitButton } from '#client/components/form/SubmitButton.tsx'
import { InvitationFields } from './InvitationFields.tsx'
import { InvitationLinkSheet } from './InvitationLinkSheet.tsx'
import { emptyInvitation, InvitationDraft, parseColleague } from './invitation.ts'

const kinds = { owner: msg`Owner`, desk: msg`Desk` } as const

type Colleague = StaffSupplier['people'][number]

/** Who works for a supplier: invited, invited again, removed. */
export function PeoplePart({ supplier }: { supplier: StaffSupplier }) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const [isInviting, setInviting] = useState(false)
  const [leaving, setLeaving] = useState<Colleague | null>(null)
  const [invited, setInvited] = useState<
    (Pick<Colleague, '_id' | 'fullName' | 'email'> & { phone?: string }) | null
  >(null)
  const failureText = useMailFailureText()
  const send = async ({ _id, fullName }: Colleague) => {
    try {
      const isSent = await inviteAgain(supplier._id, _id)
      showToast(
        isSent
          ? { kind: 'success', text: t`${fullName} gets the mail again.` }
          : { kind: 'info', text: t`${fullName} has a password already.` },
      )
    } catch (error) {
      showToast({ kind: 'error', text: failureText(failureCode(error)) })
    }
  }
  return (
    <Part title={<Trans>Team</Trans>}>
      <Stack as="ul" gap="s4">
        {supplier.people.map((person) => (
          <li key={person._id} data-person={person._id}>
            <Row wrap align="center">
              <Text as="span" weight="medium">
                {person.fullName}
              </Text>
              <Badge tone="neutral">{t(kinds[person.kind])}</Badge>
              {person.isInvited && (
                <Badge tone="info">
                  <Trans>Invited</Trans>
                </Badge>
              )}
            </Row>
            <Text size="bodyS" tone="secondary">
              {person.email}
            </Text>
            <Row wrap>
              {person.isInvited && (
                <Button tone="quiet" size="m" disabled={!isOnline} onClick={() => void send(person)}>
                  <Trans>Send the mail again</Trans>
                </Button>
              )}
              {person.isInvited && (
                <Button
                  tone="quiet"
                  size="m"
                  disabled={!isOnline}
                  aria-haspopup="dialog"
                  onClick={() => setInvited(person)}
                >
                  <Trans>Send the link</Trans>
                </Button>
              )}
              {!person.isSelf && (
                <Button tone="quiet" size="m" disabled={!isOnline} onClick={() => setLeaving(person)}>
                  <Trans>Remove</Trans>
                </Button>
              )}
            </Row>
          </li>
        ))}
      </Stack>
      <Button tone="outline" disabled={!isOnline} onClick={() => setInviting(true)}>
        <Trans>Invite somebody</Trans>
      </Button>
      {isInviting && (
        <InviteSheet
          supplier={supplier}
          onClose={() => setInviting(false)}
          onInvited={(person) => {
            setInviting(false)
            setInvited(person)
          }}
        />
      )}
      {invited && (
        <InvitationLinkSheet
          supplier={supplier}
          person={invited}
          {...(invited.phone !== undefined && { phone: invited.phone })}
          onClose={() => setInvited(null)}
        />
      )}
      {leaving && <RemoveSheet supplier={supplier} person={leaving} onClose={() => setLeaving(null)} />}
    </Part>
  )
}

type RemoveSheetProps = { supplier: StaffSupplier; person: Colleague; onClose: () => void }

function RemoveSheet({ supplier, person: { _id, fullName }, onClose }: RemoveSheetProps) {
  const { t } = useLingui()
  const decision = useDecision({
    decide: async () => void (await removeColleague(supplier._id, _id)),
    done: t`${fullName} is off the team.`,
    onDone: onClose,
  })
  return (
    <DecisionSheet
      title={t`Remove ${fullName}?`}
      act={<Trans>Remove</Trans>}
      tone="danger"
      decision={decision}
      refusals={{ 'not-possible-now': t`A supplier keeps one owner at least.` }}
      onClose={onClose}
    >
      <p>
        <Trans>
          The account opens nothing of this supplier any more. What was done stays in the history.
        </Trans>
      </p>
    </DecisionSheet>
  )
}

type InviteSheetProps = {
  supplier: StaffSupplier
  onClose: () => void
  onInvited: (person: { _id: string; fullName: string; email: string; phone: string }) => void
}

function InviteSheet({ supplier, onClose, onInvited }: InviteSheetProps) {
  const { t } = useLingui()
  const failureText = useMailFailureText()
  const language = useLanguage()
  const [kind, setKind] = useState<SeatKind>('desk')
  const [_id] = useState(() => crypto.randomUUID())
  const [initial] = useState(() => emptyInvitation(language))
  const form = useDraftForm({
    key: `staff-colleague-${supplier._id}`,
    schema: InvitationDraft,
    initial,
    parse: parseColleague,
    send: async (fields) => {
      await inviteColleague(supplier._id, { _id, kind, ...fields })
      return fields
    },
    onSent: (fields) => onInvited({ _id, ...fields }),
  })
  const { draft, problems, change, refusal } = form
  return (
    <Sheet open onClose={onClose} side="center" title={t`Invite somebody`} closeLabel={t`Close`}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          form.submit(event.currentTarget)
        }}
      >
        <Stack gap="s4">
          {refusal && refusal.code !== 'email-registered' && (
            <FormAlert key={refusal.key}>{failureText(refusal.code)}</FormAlert>
          )}
          <Select
            label={t`Works as`}
            value={kind}
            options={seatKinds.map((value) => ({ value, label: t(kinds[value]) }))}
            onChange={setKind}
          />
          <InvitationFields draft={draft} problems={problems} onChange={change} />
          <SubmitButton busy={form.isBusy}>
            <Trans>Send the invitation</Trans>
          </SubmitButton>
        </Stack>
      </form>
    </Sheet>
  )
}
