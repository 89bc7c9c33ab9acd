import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { DamageZone } from '#domain/inspection/damage.ts'
import {
  damageKindLabels,
  damageSizeLabels,
  zoneLabel,
} from '#client/components/inspections/inspection-labels.ts'
import { CarOutline } from '#client/components/inspections/outline/CarOutline.tsx'
import { Button } from '#client/ui/Button/Button.tsx'
import { Chip } from '#client/ui/Chip/Chip.tsx'
import { quiet } from '../../booking.css.ts'
import { MarkSheet } from './MarkSheet.tsx'
import * as styles from './steps.css.ts'
import type { StepProps } from './step-props.ts'

/** What no drawing from outside shows, and what is small in it. */
const besides: readonly DamageZone[] = ['wheels', 'underbody', 'cabin']

/** Where the car has marks: those that were known, and a tap for each new one. */
export function DamagesStep({ booking: { car }, draft, terms, change }: StepProps) {
  const { t } = useLingui()
  const [zone, setZone] = useState<DamageZone | null>(null)
  const all = [
    ...terms.known.map((mark) => ({ ...mark, isNew: false })),
    ...draft.marks.map((mark) => ({ ...mark, isNew: true })),
  ].map((mark, at) => ({ ...mark, number: at + 1 }))
  const remove = (id: string) => change(({ marks }) => ({ marks: marks.filter(({ _id }) => _id !== id) }))
  return (
    <>
      <p className={quiet}>
        <Trans>Touch the part that has a mark. A car without a new mark needs nothing here.</Trans>
      </p>
      <CarOutline range={car.range} marks={all} onPress={setZone} />
      <div className={styles.chips}>
        {besides.map((each) => (
          <Chip key={each} onClick={() => setZone(each)}>
            {t(zoneLabel(each, car.range))}
          </Chip>
        ))}
      </div>
      {all.length > 0 && (
        <ul className={styles.marks} aria-label={t`Marks`}>
          {all.map(({ _id, number, isNew, ...mark }) => {
            const words = [
              t(zoneLabel(mark.zone, car.range)),
              t(damageKindLabels[mark.kind]),
              t(damageSizeLabels[mark.size]),
            ].join(' · ')
            return (
              <li key={_id} className={styles.markRow}>
                <span className={isNew ? styles.newNumber : styles.markNumber}>{number}</span>
                <span className={styles.markWords}>
                  {words}
                  {!isNew && (
                    <span className={quiet}>
                      {' · '}
                      <Trans>known before</Trans>
                    </span>
                  )}
                </span>
                {isNew && (
                  <Button tone="quiet" aria-label={t`Remove mark ${number}`} onClick={() => remove(_id)}>
                    <Trans>Remove</Trans>
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      )}
      {zone && (
        <MarkSheet
          zone={zone}
          range={car.range}
          draft={draft}
          change={change}
          onClose={() => setZone(null)}
        />
      )}
    </>
  )
}
