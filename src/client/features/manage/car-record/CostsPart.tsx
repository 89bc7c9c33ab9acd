import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CarCost } from '#contract/staff/fleet/car-account.ts'
import { useOnline } from '#client/api/connection.ts'
import { takeBackCost } from '#client/api/staff/fleet/car-record.ts'
import { struck } from '#client/components/booking/payments/payments.css.ts'
import { DecisionSheet, useDecision } from '#client/components/staff/DecisionSheet.tsx'
import { Part } from '#client/components/staff/Part.tsx'
import { head, list, name, paper, words } from '#client/components/staff/papers/papers.css.ts'
import { useDates } from '#client/i18n/format.ts'
import { useFrancs } from '#client/i18n/money.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { atEdge } from '#client/ui/Button/Button.css.ts'
import { classes } from '#client/ui/classes.ts'
import { Text } from '#client/ui/Text/Text.tsx'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { CostSheet } from './CostSheet.tsx'
import { costLabels } from './cost-labels.ts'
import { amount as amountBox } from './car-record.css.ts'

/** What the car cost, line by line, the latest day first; what was wrong is struck out. */
export function CostsPart({ car, costs }: { car: string; costs: readonly CarCost[] }) {
  const isOnline = useOnline()
  const [isAdding, setAdding] = useState(false)
  const [wrong, setWrong] = useState<CarCost | null>(null)
  return (
    <Part title={<Trans>Costs</Trans>}>
      {costs.length === 0 ? (
        <Text tone="secondary">
          <Trans>Write down repairs, tyres, fuel, insurance: what the car leaves you shows above.</Trans>
        </Text>
      ) : (
        <ul className={list}>
          {costs.map((cost) => (
            <CostLine key={cost._id} cost={cost} onWrong={() => setWrong(cost)} />
          ))}
        </ul>
      )}
      <div>
        <Button tone="outline" disabled={!isOnline} aria-haspopup="dialog" onClick={() => setAdding(true)}>
          <Trans>Add a cost</Trans>
        </Button>
      </div>
      {isAdding && <CostSheet car={car} onClose={() => setAdding(false)} />}
      {wrong && <TakeBackSheet car={car} cost={wrong} onClose={() => setWrong(null)} />}
    </Part>
  )
}

function CostLine({ cost, onWrong }: { cost: CarCost; onWrong: () => void }) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const dates = useDates()
  const francs = useFrancs()
  const { kind, amount, note, day, by, takenBack } = cost
  const label = t(costLabels[kind])
  const sum = francs(amount)
  const reason = takenBack?.reason ?? ''
  return (
    <li className={paper} data-cost={cost._id}>
      <div className={head}>
        <span className={name}>{[label, note].filter(Boolean).join(' · ')}</span>
        <span className={classes(amountBox, takenBack && struck)}>{sum}</span>
      </div>
      <Text size="bodyS" tone="secondary" className={words}>
        {[dates.day(day), by].filter(Boolean).join(' · ')}
      </Text>
      {takenBack ? (
        <Text size="bodyS" className={words}>
          {reason === '' ? <Trans>Taken back</Trans> : <Trans>Taken back: {reason}</Trans>}
        </Text>
      ) : (
        <div className={atEdge}>
          <Button tone="quiet" disabled={!isOnline} aria-haspopup="dialog" onClick={onWrong}>
            <Trans>Correct</Trans>
            <VisuallyHidden>
              {label} {sum}
            </VisuallyHidden>
          </Button>
        </div>
      )}
    </li>
  )
}

function TakeBackSheet({ car, cost, onClose }: { car: string; cost: CarCost; onClose: () => void }) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  const decision = useDecision({
    decide: () => takeBackCost(car, cost._id, reason.trim()),
    done: t`Taken back. Write down what is right now.`,
    onDone: onClose,
  })
  const label = t(costLabels[cost.kind])
  const sum = useFrancs()(cost.amount)
  return (
    <DecisionSheet
      title={t`Take this cost back?`}
      act={<Trans>Take the cost back</Trans>}
      tone="danger"
      decision={decision}
      isReady={reason.trim() !== ''}
      note={{
        value: reason,
        onChange: setReason,
        label: t`What was wrong?`,
        help: <Trans>It shows beside the cost.</Trans>,
      }}
      onClose={onClose}
    >
      <p>
        <Trans>
          {label}: {sum}
        </Trans>
      </p>
      <Text size="bodyS" tone="secondary">
        <Trans>It stays in the list, struck out, and counts nowhere.</Trans>
      </Text>
    </DecisionSheet>
  )
}
