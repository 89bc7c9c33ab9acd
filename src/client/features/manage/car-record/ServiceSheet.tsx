import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CarUpkeep } from '#contract/staff/fleet/upkeep.ts'
import { serviceKinds } from '#domain/upkeep/service-plan.ts'
import { dayOf } from '#domain/rental/period.ts'
import { addService } from '#client/api/staff/fleet/car-record.ts'
import { serviceLabels } from '#client/components/staff/upkeep/service-labels.ts'
import { useDraftForm } from '#client/components/staff/useDraftForm.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { rightNow } from '#client/store/clock.ts'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { Select } from '#client/ui/Select/Select.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { FormSheet } from './FormSheet.tsx'
import { parseService, ServiceDraft } from './record-forms.ts'
import { pair } from './car-record.css.ts'

type ServiceSheetProps = { car: string; reading: CarUpkeep['reading']; onClose: () => void }

/** Another service of the plan: how often, and when it was done last. */
export function ServiceSheet({ car, reading, onClose }: ServiceSheetProps) {
  const { t } = useLingui()
  const failureText = useFailureText()
  // One a sheet: pressed again, it is the same service.
  const [id] = useState(() => crypto.randomUUID())
  const [initial] = useState<ServiceDraft>(() => ({
    kind: 'oil',
    note: '',
    everyKm: '',
    everyMonths: '',
    lastDay: dayOf(rightNow()),
    lastKm: reading === null ? '' : String(reading.km),
  }))
  const form = useDraftForm({
    schema: ServiceDraft,
    key: `car-service-${car}`,
    initial,
    parse: parseService,
    send: (service) => addService(car, { _id: id, ...service }),
    onSent: () => {
      onClose()
      showToast({ kind: 'success', text: t`The service is in the plan.` })
    },
  })
  const { draft, problems, change } = form
  const field = (name: keyof ServiceDraft) => ({
    name,
    autoComplete: 'off',
    value: draft[name],
    error: problems[name] && failureText(problems[name]),
    onChange: (value: string) => change({ [name]: value }),
  })
  const km = { inputMode: 'numeric', suffix: 'km' } as const
  return (
    <FormSheet title={t`Add a service`} action={<Trans>Add</Trans>} form={form} onClose={onClose}>
      <Select
        label={t`What is done`}
        value={draft.kind}
        options={serviceKinds.map((kind) => ({ value: kind, label: t(serviceLabels[kind]) }))}
        onChange={(kind) => change({ kind })}
      />
      <Text size="bodyS" tone="secondary">
        <Trans>After so many kilometres, so many months, or whichever comes first.</Trans>
      </Text>
      <div className={pair}>
        <TextField label={t`Every … kilometres`} {...km} {...field('everyKm')} />
        <TextField label={t`Every … months`} inputMode="numeric" {...field('everyMonths')} />
      </div>
      <div className={pair}>
        <TextField label={t`Last done on`} type="date" {...field('lastDay')} />
        <TextField label={t`Kilometres then`} {...km} {...field('lastKm')} />
      </div>
      <TextField label={t`Note (optional)`} maxLength={120} {...field('note')} />
    </FormSheet>
  )
}
