import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CarService } from '#contract/staff/fleet/upkeep.ts'
import { addDays, dayOf, instantOf, wallTimeOf } from '#domain/rental/period.ts'
import { planWorkshop } from '#client/api/staff/fleet/car-record.ts'
import { useOnline } from '#client/api/connection.ts'
import { DecisionSheet, useDecision } from '#client/components/staff/DecisionSheet.tsx'
import { serviceLabels } from '#client/components/staff/upkeep/service-labels.ts'
import { rightNow } from '#client/store/clock.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { pair } from './car-record.css.ts'

type WorkshopSheetProps = { car: string; service: CarService; onClose: () => void }

/** The car is at the workshop: its calendar is blocked for that time. */
export function WorkshopSheet({ car, service, onClose }: WorkshopSheetProps) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const { kind, workshop } = service
  const [{ from, to }, setTime] = useState(() => timeOf(workshop))
  const [start, end] = [instantOf(from), instantOf(to)]
  const isOrdered = start !== null && end !== null && start < end
  const send = (time: { from: string; to: string } | null) => () => planWorkshop(car, service._id, time)
  const booking = useDecision({
    decide: send({ from, to }),
    done: t`The car is blocked.`,
    onDone: onClose,
  })
  const givingBack = useDecision({
    decide: send(null),
    done: t`The time is free again.`,
    onDone: onClose,
  })
  const label = t(serviceLabels[kind])
  return (
    <DecisionSheet
      title={t`At the workshop: ${label}`}
      act={<Trans>Block the car</Trans>}
      decision={booking}
      isReady={isOrdered}
      refusals={{
        'car-taken': t`A booking or a block takes the car in that time. Choose another time.`,
        'invalid-date': t`Choose an end that is still to come, within a year.`,
      }}
      onClose={onClose}
    >
      <p>
        <Trans>Drivers cannot book the car in that time. You see it in the calendar as maintenance.</Trans>
      </p>
      <div className={pair}>
        <TextField
          type="datetime-local"
          label={t`From`}
          name="from"
          value={from}
          onChange={(value) => setTime({ from: value, to })}
        />
        <TextField
          type="datetime-local"
          label={t`To`}
          name="to"
          value={to}
          error={
            start !== null && end !== null && !isOrdered ? t`The end must be after the start.` : undefined
          }
          onChange={(value) => setTime({ from, to: value })}
        />
      </div>
      {workshop !== null && (
        <Button tone="outline" busy={givingBack.isPending} disabled={!isOnline} onClick={givingBack.send}>
          <Trans>Give the time back</Trans>
        </Button>
      )}
    </DecisionSheet>
  )
}

/** What is booked, or tomorrow's working day. */
function timeOf(workshop: CarService['workshop']): { from: string; to: string } {
  if (workshop !== null)
    return {
      from: wallTimeOf(Date.parse(workshop.from)),
      to: wallTimeOf(Date.parse(workshop.to)),
    }
  const day = addDays(dayOf(rightNow()), 1)
  return { from: `${day}T08:00`, to: `${day}T17:00` }
}
