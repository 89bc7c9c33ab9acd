import { Trans, useLingui } from '@lingui/react/macro'
import { needsKilometresReason } from '#domain/inspection/walk.ts'
import { checklistLabel } from '#client/components/inspections/inspection-labels.ts'
import { useNumber } from '#client/components/inspections/useNumber.ts'
import { unit as unitLook } from '#client/components/form/form.css.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Checkbox } from '#client/ui/Field/Checkbox.tsx'
import { RadioCard } from '#client/ui/Field/RadioCard.tsx'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { acts, choices, legend, quiet } from '../../booking.css.ts'
import { readKilometres } from '../draft/walk-draft.ts'
import { LevelField } from './LevelField.tsx'
import type { StepProps } from './step-props.ts'

/** Kilometres, tank or battery, clean or not, and what has to be in the car. */
export function NumbersStep({ draft, terms, change }: StepProps) {
  const { t } = useLingui()
  const number = useNumber()
  const { before, lastKilometres } = terms
  const kilometres = readKilometres(draft.kilometres)
  const isBackwards = kilometres !== null && needsKilometresReason(kilometres, lastKilometres)
  const last = lastKilometres === null ? null : number(lastKilometres)
  return (
    <>
      <TextField
        label={t`Kilometres`}
        name="kilometres"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        suffix={<span className={unitLook}>km</span>}
        value={draft.kilometres}
        onChange={(text) => change({ kilometres: text })}
        {...(draft.kilometres !== '' &&
          kilometres === null && { error: t`Write a whole number of kilometres.` })}
        help={
          last === null ? undefined : isBackwards ? (
            <Trans>Fewer than the last {last} km. Read it again, or say why.</Trans>
          ) : before === null ? (
            <Trans>The last time: {last} km.</Trans>
          ) : (
            <Trans>At the hand-over: {last} km.</Trans>
          )
        }
      />
      {isBackwards && (
        <TextField
          label={t`Why are there fewer?`}
          name="kilometresReason"
          value={draft.kilometresReason}
          onChange={(text) => change({ kilometresReason: text })}
        />
      )}
      <LevelField draft={draft} terms={terms} change={change} />
      <fieldset className={choices}>
        <legend className={legend}>
          <Trans>Is the car clean?</Trans>
        </legend>
        {[true, false].map((isClean) => (
          <RadioCard
            key={String(isClean)}
            name="clean"
            value={String(isClean)}
            checked={draft.isClean === isClean}
            onChange={() => change({ isClean })}
            title={isClean ? <Trans>Clean, inside and outside</Trans> : <Trans>Not clean</Trans>}
          />
        ))}
        {before !== null && (
          <p className={quiet}>
            {before.isClean ? (
              <Trans>It was clean at the hand-over.</Trans>
            ) : (
              <Trans>It was not clean at the hand-over.</Trans>
            )}
          </p>
        )}
      </fieldset>
      <CarChecklist draft={draft} terms={terms} change={change} />
    </>
  )
}

/** Each item is answered: what is ticked is there, and the rest is said to be missing. */
function CarChecklist({
  draft,
  terms: { checklist },
  change,
}: Pick<StepProps, 'draft' | 'terms' | 'change'>) {
  const { t } = useLingui()
  const isOpen = (item: string) => draft.checklist[item] === undefined
  const answerAll = (isThere: boolean) =>
    change({
      checklist: Object.fromEntries(
        checklist.map((item) => [item, isThere || draft.checklist[item] === true]),
      ),
    })
  const nameOf = (item: string) => {
    const label = checklistLabel(item)
    return label === null ? item : t(label)
  }
  const isBegun = checklist.some((item) => !isOpen(item))
  if (checklist.length === 0) return null
  return (
    <fieldset className={choices}>
      <legend className={legend}>
        <Trans>In the car</Trans>
      </legend>
      <div className={acts}>
        <Button tone="outline" onClick={() => answerAll(true)}>
          <Trans>Everything is there</Trans>
        </Button>
        {isBegun && checklist.some(isOpen) && (
          <Button tone="outline" onClick={() => answerAll(false)}>
            <Trans>The rest is missing</Trans>
          </Button>
        )}
      </div>
      {checklist.map((item) => (
        <Checkbox
          key={item}
          checked={draft.checklist[item] === true}
          onChange={(isThere) =>
            change(({ checklist: answered }) => ({ checklist: { ...answered, [item]: isThere } }))
          }
        >
          {nameOf(item)}
          {draft.checklist[item] === false && (
            <span className={quiet}>
              {' · '}
              <Trans context="checklist">missing</Trans>
            </span>
          )}
        </Checkbox>
      ))}
    </fieldset>
  )
}
