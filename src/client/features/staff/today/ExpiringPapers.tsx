import { Link } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import type { StaffToday } from '#contract/staff/today.ts'
import { showPlate } from '#domain/car/plate.ts'
import { PaperBadge } from '#client/components/staff/papers/PaperBadge.tsx'
import { carPaperLabels } from '#client/components/staff/papers/paper-labels.ts'
import * as rows from '#client/ui/List/List.css.ts'
import { cardRows } from '#client/ui/Card/card.css.ts'

/** The papers that expire next, each one tap from its car. */
export function ExpiringPapers({ papers }: Pick<StaffToday, 'papers'>) {
  const { t } = useLingui()
  return (
    <ul className={cardRows}>
      {papers.map(({ kind, validUntil, car: { _id: carId, name, plate } }) => (
        <li key={carId + kind}>
          <Link to="/staff/cars/$carId" params={{ carId }} hash="papers" className={rows.row}>
            <span className={rows.text}>
              <span className={rows.title}>{name}</span>
              <span className={rows.quiet}>
                {[t(carPaperLabels[kind]), plate && showPlate(plate)].filter(Boolean).join(' · ')}
              </span>
              <span className={rows.badges}>
                <PaperBadge validUntil={validUntil} />
              </span>
            </span>
            <ChevronRight className={rows.chevron} size={20} strokeWidth={1.5} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  )
}
