import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { StaffPlace } from '#contract/staff/site/places.ts'
import type { Language } from '#domain/language.ts'
import { locationKinds } from '#domain/location/tree.ts'
import { headingsOf } from '#client/components/staff/list/heading-order.ts'
import { inOrder, ordersOf, type SortKey } from '#client/components/staff/list/in-order.ts'
import { WholeList } from '#client/components/staff/list/WholeList.tsx'
import { useLanguage } from '#client/i18n/language.ts'
import type { Column } from '#client/ui/List/columns.ts'
import { longLine, quiet } from '#client/ui/List/List.css.ts'
import { ManageLink } from '../address/ManageLink.tsx'
import { kindLabels } from '../place-form/place-labels.ts'
import { moreThan } from './counted-uses.ts'

const sorted = ['name', 'kind', 'parent', 'cars', 'bookings'] as const
type SortColumn = (typeof sorted)[number]
type Order = SortColumn | `${SortColumn}-down`
export const placeOrders = ordersOf(sorted)

type NameOf = (id: string | null) => string | null

const keysIn = (language: Language, nameOf: NameOf): Record<SortColumn, SortKey<StaffPlace>> => ({
  name: ({ name }) => name[language],
  kind: ({ kind }) => locationKinds.indexOf(kind),
  parent: ({ parent }) => nameOf(parent),
  cars: ({ cars }) => cars,
  bookings: ({ bookings }) => bookings,
})

const counted = (uses: number) => `${uses}${moreThan(uses)}`

type PlaceListProps = {
  places: readonly StaffPlace[]
  /** What was found and the rest: a city may not have been. */
  all: readonly StaffPlace[]
  /** Each city with what belongs to it where none is asked for. */
  order: Order | undefined
  onOrder: (order: Order | undefined) => void
  page: number | undefined
}

/** The places that were found, each the way to its own screen. */
export function PlaceList({ places, all, order, onOrder, page }: PlaceListProps) {
  const language = useLanguage()
  const nameOf: NameOf = (id) => all.find(({ _id }) => _id === id)?.name[language] ?? null
  const columns = usePlaceColumns(nameOf, { order, onOrder })
  return (
    <WholeList
      rows={inOrder(places, order, keysIn(language, nameOf), language)}
      columns={columns}
      kind="place"
      renderLink={({ _id }, inner) => <ManageLink to="places/$id" id={_id} {...inner} />}
      page={page}
    />
  )
}

function usePlaceColumns(
  nameOf: NameOf,
  { order, onOrder }: Pick<PlaceListProps, 'order' | 'onOrder'>,
): Column<StaffPlace>[] {
  const { t } = useLingui()
  const language = useLanguage()
  const sortOf = headingsOf<SortColumn>(order, onOrder)
  return [
    {
      header: <Trans>Place</Trans>,
      cell: ({ name }) => name[language],
      sort: sortOf('name'),
      phone: { at: 'title' },
    },
    {
      header: <Trans>Type</Trans>,
      cell: ({ kind }) => t(kindLabels[kind]),
      sort: sortOf('kind'),
      phone: { at: 'line' },
    },
    {
      header: <Trans>Belongs to</Trans>,
      cell: ({ parent }) => nameOf(parent),
      sort: sortOf('parent'),
      phone: { at: 'line' },
    },
    {
      header: <Trans>Address</Trans>,
      cell: ({ address }) => (
        <span className={longLine} title={address[language]}>
          {address[language]}
        </span>
      ),
      phone: { at: 'line', text: ({ address }) => address[language] },
    },
    {
      header: <Trans>Cars</Trans>,
      cell: ({ cars }) => counted(cars),
      isNumber: true,
      sort: sortOf('cars', true),
      phone: {
        at: 'end',
        text: ({ cars }) => <CountedCars cars={cars} />,
      },
    },
    {
      header: <Trans>Bookings</Trans>,
      cell: ({ bookings }) => counted(bookings),
      isNumber: true,
      sort: sortOf('bookings', true),
    },
  ]
}

function CountedCars({ cars }: { cars: number }) {
  const more = moreThan(cars)
  return (
    <span className={quiet}>
      <Plural value={cars} one="# car" other={`#${more} cars`} />
    </span>
  )
}
