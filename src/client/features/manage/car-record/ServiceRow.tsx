import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CarService } from '#contract/staff/fleet/upkeep.ts'
import { dayOf } from '#domain/rental/period.ts'
import { useOnline } from '#client/api/connection.ts'
import { head, name, paper, words } from '#client/components/staff/papers/papers.css.ts'
import { ServiceBadge } from '#client/components/staff/upkeep/ServiceBadge.tsx'
import { serviceLabels } from '#client/components/staff/upkeep/service-labels.ts'
import { useDueText } from '#client/components/staff/upkeep/useDueText.ts'
import { useDates, type Dates } from '#client/i18n/format.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Row } from '#client/ui/Stack/Stack.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'

export type ServiceAct = 'done' | 'workshop' | 'remove'

type ServiceRowProps = { service: CarService; onAct: (act: ServiceAct) => void }

/** One service of the plan: when it is due, when it was done, when the car is at the workshop for it. */
export function ServiceRow({ service, onAct }: ServiceRowProps) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const dates = useDates()
  const dueText = useDueText()
  const interval = useIntervalText()
  const label = t(serviceLabels[service.kind])
  const { note, state, workshop } = service
  const last = dates.day(service.lastDay)
  const range = workshop && timesOf(workshop, dates)
  return (
    <li className={paper} data-service={service._id}>
      <div className={head}>
        <span className={name}>{[label, note].filter(Boolean).join(' · ')}</span>
        <ServiceBadge state={state} />
      </div>
      <Text size="bodyS">{dueText(service)}</Text>
      <Text size="bodyS" tone="secondary" className={words}>
        {interval(service)} · <Trans>last done on {last}</Trans>
      </Text>
      {range !== null && (
        <Text size="bodyS">
          <Trans>At the workshop: {range}</Trans>
        </Text>
      )}
      <Row wrap>
        <Button tone="outline" disabled={!isOnline} aria-haspopup="dialog" onClick={() => onAct('done')}>
          <Trans>Note as done</Trans>
          <VisuallyHidden>{label}</VisuallyHidden>
        </Button>
        <Button tone="outline" disabled={!isOnline} aria-haspopup="dialog" onClick={() => onAct('workshop')}>
          {workshop === null ? <Trans>Book the workshop</Trans> : <Trans>Move the workshop</Trans>}
          <VisuallyHidden>{label}</VisuallyHidden>
        </Button>
        <Button tone="quiet" disabled={!isOnline} aria-haspopup="dialog" onClick={() => onAct('remove')}>
          <Trans>Remove</Trans>
          <VisuallyHidden>{label}</VisuallyHidden>
        </Button>
      </Row>
    </li>
  )
}

/** `Fri 21 Aug, 08:00 – 17:00`; with both days where they are two. */
function timesOf({ from, to }: { from: string; to: string }, dates: Dates): string {
  const isOneDay = dayOf(Date.parse(from)) === dayOf(Date.parse(to))
  return `${dates.dateTime(from)} – ${isOneDay ? dates.time(to) : dates.dateTime(to)}`
}

/** Returns what writes how often a service comes. */
function useIntervalText(): (service: CarService) => string {
  const { t } = useLingui()
  const numbers = new Intl.NumberFormat(useLanguage())
  return ({ everyKm, everyMonths }) => {
    const km = everyKm === null ? '' : numbers.format(everyKm)
    const months = everyMonths ?? 0
    if (everyKm === null) return t`Every ${plural(months, { one: 'month', other: '# months' })}`
    return everyMonths === null
      ? t`Every ${km} km`
      : t`Every ${km} km or every ${plural(months, { one: 'month', other: '# months' })}`
  }
}
