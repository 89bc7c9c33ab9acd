import { Link } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import type { StaffToday } from '#contract/staff/today.ts'
import { showPlate } from '#domain/car/plate.ts'
import { ServiceBadge } from '#client/components/staff/upkeep/ServiceBadge.tsx'
import { serviceLabels } from '#client/components/staff/upkeep/service-labels.ts'
import { useDueText } from '#client/components/staff/upkeep/useDueText.ts'
import * as rows from '#client/ui/List/List.css.ts'
import { cardRows } from '#client/ui/Card/card.css.ts'

/** The services that are overdue or due soon, each one tap from its car's plan. */
export function DueServices({ services }: { services: NonNullable<StaffToday['services']> }) {
  const { t } = useLingui()
  const dueText = useDueText()
  return (
    <ul className={cardRows}>
      {services.map(({ _id, kind, state, car, ...due }) => (
        <li key={_id}>
          <Link to="/staff/manage/$" params={{ _splat: `cars/${car._id}` }} className={rows.row}>
            <span className={rows.text}>
              <span className={rows.title}>{car.name}</span>
              <span className={rows.quiet}>
                {[t(serviceLabels[kind]), car.plate && showPlate(car.plate)].filter(Boolean).join(' · ')}
              </span>
              <span className={rows.quiet}>{dueText(due)}</span>
              <span className={rows.badges}>
                <ServiceBadge state={state} />
              </span>
            </span>
            <ChevronRight className={rows.chevron} size={20} strokeWidth={1.5} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  )
}
