import { useState } from 'react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { StaffPerson } from '#contract/staff/people/people.ts'
import { useOnline } from '#client/api/connection.ts'
import { notePerson } from '#client/api/staff/people.ts'
import { ReasonSheet } from '#client/components/requests/ReasonSheet.tsx'
import { useDecision } from '#client/components/staff/DecisionSheet.tsx'
import { Part } from '#client/components/staff/Part.tsx'
import { useDates } from '#client/i18n/format.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { actLabels, noteLabels } from './people-labels.ts'
import { entries, words } from './people.css.ts'

type By = StaffPerson['notes'][number]['by']
const doers: Record<By['kind'], MessageDescriptor> = {
  self: msg`The person`,
  staff: msg`Staff`,
  admin: msg`Admin`,
  system: msg`Automatic`,
}

function When({ at, by }: { at: string; by: By }) {
  const { t } = useLingui()
  const dates = useDates()
  return (
    <Text size="bodyS" tone="secondary">
      {dates.dateTime(at)} · {by.fullName ?? t(doers[by.kind])}
    </Text>
  )
}

/** What admins wrote, with the reasons of suspensions. */
export function NotesPart({ person }: { person: StaffPerson }) {
  const { t } = useLingui()
  const [isWriting, setWriting] = useState(false)
  return (
    <Part title={t`Notes`}>
      {person.notes.length > 0 && (
        <ul className={entries}>
          {person.notes.map(({ _id, kind, text, at, by }) => (
            <li key={_id}>
              {kind !== 'note' && <Text weight="medium">{t(noteLabels[kind])}</Text>}
              <p className={words}>{text}</p>
              <When at={at} by={by} />
            </li>
          ))}
        </ul>
      )}
      <Button tone="outline" onClick={() => setWriting(true)}>
        <Trans>Write a note</Trans>
      </Button>
      {isWriting && <NoteSheet person={person} onClose={() => setWriting(false)} />}
    </Part>
  )
}

function NoteSheet({ person, onClose }: { person: StaffPerson; onClose: () => void }) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const failureText = useFailureText()
  // One id for one sheet: sent again it is the same note.
  const [id] = useState(() => crypto.randomUUID())
  const [text, setText] = useState('')
  const { isPending, refused, send } = useDecision({
    decide: () => notePerson(person._id, id, text.trim()),
    done: t`The note is saved.`,
    onDone: onClose,
  })
  return (
    <ReasonSheet
      title={t`Write a note`}
      action={isOnline ? <Trans>Save the note</Trans> : <Trans>Waiting for network</Trans>}
      isBusy={isPending}
      isDisabled={!isOnline || text.trim() === ''}
      failure={refused && { text: failureText(refused.code), key: refused.key }}
      reason={{ label: t`Note`, name: 'note', rows: 4, value: text, onChange: setText }}
      onSend={send}
      onClose={onClose}
    >
      <Text size="bodyS" tone="secondary">
        <Trans>The app never shows it to the person, but it is in the copy of their data.</Trans>
      </Text>
    </ReasonSheet>
  )
}

export function HistoryPart({ person }: { person: StaffPerson }) {
  const { t } = useLingui()
  return (
    <Part title={t`History`}>
      {person.history.length === 0 ? (
        <Text tone="secondary">
          <Trans>Nothing yet.</Trans>
        </Text>
      ) : (
        <ol className={entries}>
          {person.history.map(({ at, act, by }) => (
            <li key={`${at}-${act}-${by.fullName ?? ''}`}>
              <Text weight="medium">{t(actLabels[act])}</Text>
              <When at={at} by={by} />
            </li>
          ))}
        </ol>
      )}
    </Part>
  )
}
