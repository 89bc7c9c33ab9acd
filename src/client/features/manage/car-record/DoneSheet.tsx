import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CarService, CarUpkeep } from '#contract/staff/fleet/upkeep.ts'
import { dayOf } from '#domain/rental/period.ts'
import { finishService } from '#client/api/staff/fleet/car-record.ts'
import { serviceLabels } from '#client/components/staff/upkeep/service-labels.ts'
import { useDraftForm } from '#client/components/staff/useDraftForm.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { rightNow } from '#client/store/clock.ts'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { FormSheet } from './FormSheet.tsx'
import { DoneDraft, parseDone } from './record-forms.ts'

type DoneSheetProps = {
  car: string
  service: CarService
  reading: CarUpkeep['reading']
  onClose: () => void
}

/** A service was done: on which day, and at which kilometres. */
export function DoneSheet({ car, service, reading, onClose }: DoneSheetProps) {
  const { t } = useLingui()
  const failureText = useFailureText()
  const needsKm = service.everyKm !== null
  const [initial] = useState(() => ({
    day: dayOf(rightNow()),
    km: reading === null ? '' : String(reading.km),
  }))
  const form = useDraftForm({
    schema: DoneDraft,
    key: `car-service-done-${service._id}`,
    initial,
    parse: (draft) => parseDone(draft, needsKm),
    send: (done) => finishService(car, service._id, done),
    onSent: () => {
      onClose()
      showToast({ kind: 'success', text: t`Noted. The next one counts from there.` })
    },
  })
  const { draft, problems, change } = form
  const label = t(serviceLabels[service.kind])
  return (
    <FormSheet title={t`Done: ${label}`} action={<Trans>Note as done</Trans>} form={form} onClose={onClose}>
      <TextField
        label={t`Day`}
        name="day"
        type="date"
        value={draft.day}
        error={problems['day'] && failureText(problems['day'])}
        onChange={(day) => change({ day })}
      />
      <TextField
        label={needsKm ? t`Kilometres` : t`Kilometres (optional)`}
        name="km"
        inputMode="numeric"
        autoComplete="off"
        suffix="km"
        value={draft.km}
        error={problems['km'] && failureText(problems['km'])}
        onChange={(km) => change({ km })}
      />
      {service.workshop !== null && (
        <Text size="bodyS" tone="secondary">
          <Trans>What is left of its time at the workshop is free again.</Trans>
        </Text>
      )}
    </FormSheet>
  )
}
