import { Link } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import { countedLists, type DayCounts, type StaffToday } from '#contract/staff/today.ts'
import * as rows from '#client/ui/List/List.css.ts'
import { cardRows } from '#client/ui/Card/card.css.ts'
import { Section } from './DaySection.tsx'

type SuppliersProps = {
  suppliers: StaffToday['suppliers']
  titles: Readonly<Record<keyof DayCounts, string>>
}

/** How much each supplier has today, each one tap from its day. */
export function SuppliersOfDay({ suppliers, titles }: SuppliersProps) {
  const { t } = useLingui()
  if (!suppliers) return null
  return (
    <Section title={t`By supplier`} count={suppliers.length}>
      <ul className={cardRows}>
        {suppliers.map(({ _id, name, counts }) => (
          <li key={_id} data-supplier={_id}>
            <Link to="/staff" search={{ supplier: _id }} className={rows.row}>
              <span className={rows.text}>
                <span className={rows.title}>{name}</span>
                <span className={rows.quiet}>
                  {countedLists
                    .filter((list) => counts[list] > 0)
                    .map((list) => `${titles[list]} ${counts[list]}`)
                    .join(' · ')}
                </span>
              </span>
              <ChevronRight className={rows.chevron} size={20} strokeWidth={1.5} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
