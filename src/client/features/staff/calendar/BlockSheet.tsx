import { useState, type FormEvent } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CalendarPlus } from 'lucide-react'
import { Remark } from '#contract/text.ts'
import { blockKinds, mayRepeatWeekly, type BlockKind } from '#domain/calendar/entry.ts'
import { instantOf, wallTimeOf, type Period, type WallTime } from '#domain/rental/period.ts'
import { nameWithPlate } from '#domain/car/plate.ts'
import type { BlockScope, CalendarCar, CalendarEntry } from '#client/api/bookings/staff-calendar.ts'
import { useOnline } from '#client/api/connection.ts'
import { form } from '#client/components/form/form.css.ts'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { refusedBy, useProblemText } from '#client/components/form/problems.ts'
import { Button, buttonClass } from '#client/ui/Button/Button.tsx'
import { Checkbox } from '#client/ui/Field/Checkbox.tsx'
import { RadioCard } from '#client/ui/Field/RadioCard.tsx'
import { TextArea } from '#client/ui/Field/TextArea.tsx'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import { Stack } from '#client/ui/Stack/Stack.tsx'
import { kindLabels } from './calendar-labels.ts'
import { proposedPeriod } from './day-layout.ts'
import { group, legend, options, pair } from './sheets.css.ts'
import { useBlockActs } from './useBlockActs.ts'

type BlockSheetProps = {
  car: CalendarCar
  /** Free time to block, or the block to change. */
  of: { free: Period } | { block: CalendarEntry }
  onClose: () => void
}

/** Takes free time of a car out of the offer, or changes and removes a block. */
export function BlockSheet({ car, of, onClose }: BlockSheetProps) {
  const { t } = useLingui()
  const problemText = useProblemText()
  const isOnline = useOnline()
  const block = 'block' in of ? of.block : null
  const [draft, setDraft] = useState(() => draftOf(of))
  const [scope, setScope] = useState<BlockScope>('one')
  const { act, pending, failure, fields } = useBlockActs(car, block, onClose)
  const change = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }))

  const [from, to] = [instantOf(draft.from), instantOf(draft.to)]
  const isOrdered = from !== null && to !== null && from < to
  const mayRepeat = isOrdered && mayRepeatWeekly({ from, to })
  const noteProblem = refusedBy(Remark, draft.note)
  const isSeries = block?.series != null

  function send(event: FormEvent) {
    event.preventDefault()
    if (!isOnline || !isOrdered || noteProblem !== undefined) return
    const { weekly, ...rest } = draft
    if (block) act({ kind: 'change', change: { ...rest, scope } })
    else act({ kind: 'make', block: { ...rest, weekly: weekly && mayRepeat } })
  }

  return (
    <Sheet
      open
      onClose={onClose}
      side="center"
      title={block ? t(kindLabels[block.kind]) : t`Block the car`}
      description={nameWithPlate(car)}
      closeLabel={t`Close`}
      footer={
        <Stack gap="s2">
          <Button
            size="l"
            full
            type="submit"
            form="block"
            busy={pending === 'change' || pending === 'make'}
            disabled={!isOnline || !isOrdered || noteProblem !== undefined}
          >
            {!isOnline ? (
              <Trans>Waiting for network</Trans>
            ) : block ? (
              <Trans>Save</Trans>
            ) : (
              <Trans>Block</Trans>
            )}
          </Button>
          {block && (
            <Button
              tone="danger"
              full
              busy={pending === 'remove'}
              disabled={!isOnline}
              onClick={() => act({ kind: 'remove', scope })}
            >
              {scope === 'rest' ? <Trans>Remove this and the following</Trans> : <Trans>Remove</Trans>}
            </Button>
          )}
        </Stack>
      }
    >
      <form id="block" className={form} onSubmit={send} noValidate>
        {!block && isOrdered && (
          <Link
            to="/staff/bookings/new"
            search={{ car: car._id, from: draft.from, to: draft.to }}
            className={buttonClass({ tone: 'outline', full: true })}
          >
            <CalendarPlus size={20} aria-hidden="true" />
            <Trans>Book for somebody</Trans>
          </Link>
        )}
        {failure && <FormAlert key={failure.key}>{failure.text}</FormAlert>}
        <KindChoice kind={draft.kind} onChange={(kind) => change({ kind })} />
        <div className={pair}>
          <TextField
            type="datetime-local"
            label={t`From`}
            name="from"
            value={draft.from}
            onChange={(value) => change({ from: value })}
          />
          <TextField
            type="datetime-local"
            label={t`To`}
            name="to"
            value={draft.to}
            error={
              from !== null && to !== null && !isOrdered
                ? t`The end must be after the start.`
                : fields?.['to'] && t`Choose an end that is still to come, within a year.`
            }
            onChange={(value) => change({ to: value })}
          />
        </div>
        {!block && (
          <Checkbox
            name="weekly"
            checked={draft.weekly && mayRepeat}
            disabled={!mayRepeat}
            onChange={(weekly) => change({ weekly })}
          >
            <Trans>Every week, for twelve months</Trans>
          </Checkbox>
        )}
        {isSeries && <ScopeChoice scope={scope} onChange={setScope} />}
        <TextArea
          label={t`Note (optional)`}
          name="note"
          rows={2}
          value={draft.note}
          error={noteProblem && problemText(noteProblem)}
          onChange={(note) => change({ note })}
        />
      </form>
    </Sheet>
  )
}

type Draft = { kind: BlockKind; from: WallTime; to: WallTime; note: string; weekly: boolean }

function draftOf(of: BlockSheetProps['of']): Draft {
  if ('free' in of) return { kind: 'wash', note: '', weekly: false, ...proposedPeriod(of.free) }
  const { kind, from, to, note } = of.block
  return {
    kind: kind as BlockKind,
    from: wallTimeOf(Date.parse(from)),
    to: wallTimeOf(Date.parse(to)),
    note: note ?? '',
    weekly: false,
  }
}

function KindChoice({ kind, onChange }: { kind: BlockKind; onChange: (kind: BlockKind) => void }) {
  const { t } = useLingui()
  return (
    <fieldset className={group}>
      <legend className={legend}>
        <Trans>What for</Trans>
      </legend>
      <div className={options}>
        {blockKinds.map((each) => (
          <RadioCard
            key={each}
            name="kind"
            value={each}
            checked={each === kind}
            onChange={() => onChange(each)}
            title={t(kindLabels[each])}
          />
        ))}
      </div>
    </fieldset>
  )
}

function ScopeChoice({ scope, onChange }: { scope: BlockScope; onChange: (scope: BlockScope) => void }) {
  const { t } = useLingui()
  const titles: [BlockScope, string][] = [
    ['one', t`Only this block`],
    ['rest', t`This one and all after it`],
  ]
  return (
    <fieldset className={group}>
      <legend className={legend}>
        <Trans>It repeats every week</Trans>
      </legend>
      {titles.map(([value, title]) => (
        <RadioCard
          key={value}
          name="scope"
          value={value}
          checked={value === scope}
          onChange={() => onChange(value)}
          title={title}
        />
      ))}
    </fieldset>
  )
}
