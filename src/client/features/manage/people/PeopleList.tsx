import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { PeopleColumn, PeopleOrder, PersonRow } from '#contract/staff/people/people.ts'
import { dayOf } from '#domain/rental/period.ts'
import {
  ascending,
  descending,
  headingOrder,
  headingsOf,
} from '#client/components/staff/list/heading-order.ts'
import { ListEnd, type ListEndProps } from '#client/components/staff/list/ListEnd.tsx'
import { unbroken } from '#client/components/staff/list/paper.css.ts'
import { useDates } from '#client/i18n/format.ts'
import { Badge } from '#client/ui/Badge/Badge.tsx'
import type { Column } from '#client/ui/List/columns.ts'
import { DataList } from '#client/ui/List/DataList.tsx'
import { quiet } from '#client/ui/List/List.css.ts'
import { ManageLink } from '../address/ManageLink.tsx'
import { stateLabels, stateTones, typeLabels } from './people-labels.ts'

/** From A to Z where none is asked for. */
type Order = Exclude<PeopleOrder, 'name'> | undefined
type Ordered = { order: Order; onOrder: (order: Order) => void }
type PeopleListProps = Ordered & ListEndProps & { people: readonly PersonRow[] }

/** Everybody who was found, page by page, or further ones as the end comes near. */
export function PeopleList({ people, order, onOrder, ...end }: PeopleListProps) {
  const columns = usePeopleColumns({ order, onOrder })
  return (
    <>
      <DataList
        rows={people}
        columns={columns}
        kind="person"
        renderLink={({ _id }, inner) => <ManageLink to="people/$id" id={_id} {...inner} />}
      />
      <ListEnd {...end} />
    </>
  )
}

function usePeopleColumns({ order, onOrder }: Ordered): Column<PersonRow>[] {
  const { t } = useLingui()
  const dates = useDates()
  const sortOf = headingsOf<Exclude<PeopleColumn, 'name'>>(order, onOrder)
  const stateBadge = ({ state }: PersonRow) => <Badge tone={stateTones[state]}>{t(stateLabels[state])}</Badge>
  return [
    {
      header: <Trans>Name</Trans>,
      cell: ({ fullName }) => fullName,
      sort: headingOrder([ascending(undefined), descending('name-down')], order, onOrder),
      phone: { at: 'title' },
    },
    {
      header: <Trans>Email</Trans>,
      cell: ({ email }) => email,
      sort: sortOf('email'),
      phone: { at: 'line' },
    },
    { header: <Trans>Phone</Trans>, cell: ({ phone }) => phone, phone: { at: 'line' } },
    { header: <Trans>Role</Trans>, cell: ({ type }) => t(typeLabels[type]), sort: sortOf('type') },
    {
      header: <Trans>Bookings</Trans>,
      cell: ({ bookings }) => bookings,
      isNumber: true,
      sort: sortOf('bookings', true),
      phone: {
        at: 'end',
        text: ({ bookings }) =>
          bookings > 0 && (
            <span className={quiet}>
              <Plural value={bookings} one="# booking" other="# bookings" />
            </span>
          ),
      },
    },
    {
      header: <Trans>Since</Trans>,
      cell: ({ createdAt }) => <span className={unbroken}>{dates.day(dayOf(Date.parse(createdAt)))}</span>,
      sort: headingOrder([descending('newest'), ascending('oldest')], order, onOrder),
    },
    {
      header: <Trans>Status</Trans>,
      cell: stateBadge,
      sort: sortOf('state'),
      phone: {
        at: 'badges',
        text: (person) => (
          <>
            {stateBadge(person)}
            {person.type !== 'user' && <Badge>{t(typeLabels[person.type])}</Badge>}
          </>
        ),
      },
    },
  ]
}
