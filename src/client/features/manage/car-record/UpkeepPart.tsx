import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CarService, CarUpkeep } from '#contract/staff/fleet/upkeep.ts'
import { useOnline } from '#client/api/connection.ts'
import { removeService } from '#client/api/staff/fleet/car-record.ts'
import { DecisionSheet, useDecision } from '#client/components/staff/DecisionSheet.tsx'
import { Part } from '#client/components/staff/Part.tsx'
import { head, list, name, paper } from '#client/components/staff/papers/papers.css.ts'
import { PaperBadge } from '#client/components/staff/papers/PaperBadge.tsx'
import { carPaperLabels } from '#client/components/staff/papers/paper-labels.ts'
import { serviceLabels } from '#client/components/staff/upkeep/service-labels.ts'
import { useDates } from '#client/i18n/format.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { DoneSheet } from './DoneSheet.tsx'
import { ServiceRow, type ServiceAct } from './ServiceRow.tsx'
import { ServiceSheet } from './ServiceSheet.tsx'
import { WorkshopSheet } from './WorkshopSheet.tsx'

/** What is due: papers by their last day, services by day or kilometres; and the plan of these. */
export function UpkeepPart({ upkeep }: { upkeep: CarUpkeep }) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const dates = useDates()
  const numbers = new Intl.NumberFormat(useLanguage())
  const [open, setOpen] = useState<'add' | { act: ServiceAct; service: CarService } | null>(null)
  const { car, reading, papers, services } = upkeep
  const km = numbers.format(reading?.km ?? 0)
  const day = reading === null ? '' : dates.day(reading.day)
  const close = () => setOpen(null)
  const sheet = open === null || open === 'add' ? null : open
  return (
    <Part title={<Trans>What is due</Trans>}>
      <Text tone="secondary" size="bodyS">
        {reading === null ? (
          <Trans>
            Nobody has read the kilometres of this car yet. The walks at the hand-over and the return do.
          </Trans>
        ) : (
          <Trans>
            {km} km, read on {day}
          </Trans>
        )}
      </Text>
      {papers.length + services.length > 0 && (
        <ul className={list}>
          {services.map((service) => (
            <ServiceRow key={service._id} service={service} onAct={(act) => setOpen({ act, service })} />
          ))}
          {papers.map(({ kind, validUntil }) => (
            <PaperRow key={kind} label={t(carPaperLabels[kind])} validUntil={validUntil} />
          ))}
        </ul>
      )}
      <div>
        <Button tone="outline" disabled={!isOnline} aria-haspopup="dialog" onClick={() => setOpen('add')}>
          <Trans>Add a service</Trans>
        </Button>
      </div>
      {open === 'add' && <ServiceSheet car={car._id} reading={reading} onClose={close} />}
      {sheet?.act === 'done' && (
        <DoneSheet car={car._id} service={sheet.service} reading={reading} onClose={close} />
      )}
      {sheet?.act === 'workshop' && <WorkshopSheet car={car._id} service={sheet.service} onClose={close} />}
      {sheet?.act === 'remove' && <RemoveSheet car={car._id} service={sheet.service} onClose={close} />}
    </Part>
  )
}

function PaperRow({ label, validUntil }: { label: string; validUntil: string }) {
  const end = useDates().day(validUntil)
  return (
    <li className={paper} data-paper>
      <div className={head}>
        <span className={name}>{label}</span>
        <PaperBadge validUntil={validUntil} />
      </div>
      <Text size="bodyS" tone="secondary">
        <Trans>valid until {end}</Trans>
      </Text>
    </li>
  )
}

type RemoveSheetProps = { car: string; service: CarService; onClose: () => void }

function RemoveSheet({ car, service, onClose }: RemoveSheetProps) {
  const { t } = useLingui()
  const label = t(serviceLabels[service.kind])
  const decision = useDecision({
    decide: () => removeService(car, service._id),
    done: t`The service is removed.`,
    onDone: onClose,
  })
  return (
    <DecisionSheet
      title={t`Remove this service? ${label}`}
      act={<Trans>Remove</Trans>}
      tone="danger"
      decision={decision}
      onClose={onClose}
    >
      <p>
        {service.workshop === null ? (
          <Trans>It leaves the plan. What the car cost stays.</Trans>
        ) : (
          <Trans>It leaves the plan, and its time at the workshop is free again.</Trans>
        )}
      </p>
    </DecisionSheet>
  )
}
