import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { costKinds } from '#domain/upkeep/costs.ts'
import { dayOf } from '#domain/rental/period.ts'
import { addCost } from '#client/api/staff/fleet/car-record.ts'
import { AmountField } from '#client/components/form/AmountField.tsx'
import { useDraftForm } from '#client/components/staff/useDraftForm.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { rightNow } from '#client/store/clock.ts'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { Select } from '#client/ui/Select/Select.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { FormSheet } from './FormSheet.tsx'
import { costLabels } from './cost-labels.ts'
import { CostDraft, parseCost } from './record-forms.ts'

/** Something that the car cost, written down. */
export function CostSheet({ car, onClose }: { car: string; onClose: () => void }) {
  const { t } = useLingui()
  const failureText = useFailureText()
  // One a sheet: pressed again, it is the same cost.
  const [id] = useState(() => crypto.randomUUID())
  const [initial] = useState(() => ({
    kind: 'repair' as const,
    amount: '',
    day: dayOf(rightNow()),
    note: '',
  }))
  const form = useDraftForm({
    schema: CostDraft,
    key: `car-cost-${car}`,
    initial,
    parse: parseCost,
    send: (cost) => addCost(car, { _id: id, ...cost }),
    onSent: () => {
      onClose()
      showToast({ kind: 'success', text: t`Written down.` })
    },
  })
  const { draft, problems, change } = form
  const problemOf = (name: string) => problems[name] && failureText(problems[name])
  return (
    <FormSheet title={t`Add a cost`} action={<Trans>Write it down</Trans>} form={form} onClose={onClose}>
      <Select
        label={t`What for`}
        value={draft.kind}
        options={costKinds.map((kind) => ({ value: kind, label: t(costLabels[kind]) }))}
        onChange={(kind) => change({ kind })}
      />
      <AmountField
        label={t`Amount`}
        name="amount"
        value={draft.amount}
        error={problemOf('amount')}
        onChange={(amount) => change({ amount })}
      />
      <TextField
        label={t`Day`}
        name="day"
        type="date"
        value={draft.day}
        error={problemOf('day')}
        onChange={(day) => change({ day })}
      />
      <TextField
        label={t`Note (optional)`}
        name="note"
        autoComplete="off"
        maxLength={200}
        value={draft.note}
        error={problemOf('note')}
        onChange={(note) => change({ note })}
      />
    </FormSheet>
  )
}
