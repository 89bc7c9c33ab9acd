import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { StaffToday } from '#contract/staff/today.ts'
import * as rows from '#client/components/staff/list/rows.css.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { cardRows } from '#client/ui/Card/card.css.ts'

/** Places that wait for an admin's decision, each one tap from it. */
export function ProposedPlaces({ proposals }: Pick<StaffToday, 'proposals'>) {
  const language = useLanguage()
  return (
    <ul className={cardRows}>
      {proposals.map(({ _id, name, supplier }) => (
        <li key={_id}>
          <Link to="/staff/manage/$" params={{ _splat: `proposals/${_id}` }} className={rows.row}>
            <span className={rows.text}>
              <span className={rows.car}>{name[language]}</span>
              {supplier !== null && <span className={rows.quiet}>{supplier}</span>}
            </span>
            <ChevronRight className={rows.chevron} size={20} strokeWidth={1.5} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  )
}
