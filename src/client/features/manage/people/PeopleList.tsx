import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import type { PersonRow } from '#contract/staff/people/people.ts'
import { MoreRows, type GrowingQuery } from '#client/components/staff/list/MoreRows.tsx'
import * as rows from '#client/components/staff/list/rows.css.ts'
import { cardRows } from '#client/ui/Card/card.css.ts'
import { Badge } from '#client/ui/Badge/Badge.tsx'
import { frame, number, table } from '#client/ui/table.css.ts'
import { useIsDesktop } from '#client/ui/useIsDesktop.ts'
import { ManageLink } from '../address/ManageLink.tsx'
import { stateLabels, stateTones, typeLabels } from './people-labels.ts'

type PeopleListProps = {
  people: readonly PersonRow[]
  query: GrowingQuery
}

/** Rows below each other on a phone, a table on a desktop; further ones load as the end comes near. */
export function PeopleList({ people, query }: PeopleListProps) {
  const isDesktop = useIsDesktop()
  const List = isDesktop ? PeopleTable : PeopleRows
  return (
    <>
      <List people={people} />
      <MoreRows query={query} />
    </>
  )
}

type ShownProps = Pick<PeopleListProps, 'people'>

function PeopleRows({ people }: ShownProps) {
  const { t } = useLingui()
  return (
    <ul className={cardRows}>
      {people.map(({ _id, fullName, email, phone, type, state, bookings }) => (
        <li key={_id} className={rows.item} data-person={_id}>
          <ManageLink to="people/$id" id={_id} className={rows.row}>
            <span className={rows.text}>
              <span className={rows.car}>{fullName}</span>
              <span className={rows.quiet}>{[email, phone].filter(Boolean).join(' · ')}</span>
              <span className={rows.footer}>
                <span className={rows.badges}>
                  <Badge tone={stateTones[state]}>{t(stateLabels[state])}</Badge>
                  {type !== 'user' && <Badge>{t(typeLabels[type])}</Badge>}
                </span>
                {bookings > 0 && (
                  <span className={rows.quiet}>
                    <Plural value={bookings} one="# booking" other="# bookings" />
                  </span>
                )}
              </span>
            </span>
            <ChevronRight className={rows.chevron} size={20} strokeWidth={1.5} aria-hidden />
          </ManageLink>
        </li>
      ))}
    </ul>
  )
}

function PeopleTable({ people }: ShownProps) {
  const { t } = useLingui()
  return (
    <div className={frame}>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Name</Trans>
            </th>
            <th scope="col">
              <Trans>E-mail</Trans>
            </th>
            <th scope="col">
              <Trans>Phone</Trans>
            </th>
            <th scope="col">
              <Trans>Role</Trans>
            </th>
            <th scope="col" className={number}>
              <Trans>Bookings</Trans>
            </th>
            <th scope="col">
              <Trans>Status</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ _id, fullName, email, phone, type, state, bookings }) => (
            <tr key={_id} data-person={_id}>
              <th scope="row">
                <ManageLink to="people/$id" id={_id} className={rows.rowLink}>
                  {fullName}
                </ManageLink>
              </th>
              <td>{email}</td>
              <td>{phone}</td>
              <td>{t(typeLabels[type])}</td>
              <td className={number}>{bookings}</td>
              <td>
                <Badge tone={stateTones[state]}>{t(stateLabels[state])}</Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
