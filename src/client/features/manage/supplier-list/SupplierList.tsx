import { Plural, Trans } from '@lingui/react/macro'
import type { StaffSupplierRow } from '#contract/staff/people/suppliers.ts'
import { headingsOf } from '#client/components/staff/list/heading-order.ts'
import { inOrder, ordersOf, type SortKey } from '#client/components/staff/list/in-order.ts'
import { WholeList } from '#client/components/staff/list/WholeList.tsx'
import { useLanguage } from '#client/i18n/language.ts'
import type { Column } from '#client/ui/List/columns.ts'
import { quiet } from '#client/ui/List/List.css.ts'
import { ManageLink } from '../address/ManageLink.tsx'
import { SupplierBadges } from './SupplierBadges.tsx'

const sorted = ['name', 'cars', 'limit', 'state'] as const
type SortColumn = (typeof sorted)[number]
type Order = SortColumn | `${SortColumn}-down`
export const supplierOrders = ordersOf(sorted)

const keys: Record<SortColumn, SortKey<StaffSupplierRow>> = {
  name: ({ name }) => name,
  cars: ({ cars }) => cars,
  limit: ({ carLimit }) => carLimit,
  state: ({ isSuspended, isInvited }) => (isSuspended ? 0 : isInvited ? 1 : 2),
}

type SupplierListProps = {
  suppliers: readonly StaffSupplierRow[]
  /** By name where none is asked for. */
  order: Order | undefined
  onOrder: (order: Order | undefined) => void
  page: number | undefined
}

/** The suppliers that were found, each the way to its own screen. */
export function SupplierList({ suppliers, order, onOrder, page }: SupplierListProps) {
  const language = useLanguage()
  return (
    <WholeList
      rows={inOrder(suppliers, order, keys, language)}
      columns={columnsOf({ order, onOrder })}
      kind="supplier"
      renderLink={({ _id }, inner) => <ManageLink to="suppliers/$id" id={_id} {...inner} />}
      page={page}
    />
  )
}

function columnsOf({
  order,
  onOrder,
}: Pick<SupplierListProps, 'order' | 'onOrder'>): Column<StaffSupplierRow>[] {
  const sortOf = headingsOf<SortColumn>(order, onOrder)
  return [
    {
      header: <Trans>Supplier</Trans>,
      cell: ({ name }) => name,
      sort: sortOf('name'),
      phone: { at: 'title' },
    },
    {
      header: <Trans>Cars</Trans>,
      cell: ({ cars }) => cars,
      isNumber: true,
      sort: sortOf('cars', true),
      phone: {
        at: 'end',
        text: ({ cars }) => (
          <span className={quiet}>
            <Plural value={cars} one="# car" other="# cars" />
          </span>
        ),
      },
    },
    {
      header: <Trans>Cars at most</Trans>,
      cell: ({ carLimit }) => carLimit ?? '–',
      isNumber: true,
      sort: sortOf('limit', true),
    },
    {
      header: <Trans>Status</Trans>,
      cell: (supplier) => <SupplierBadges supplier={supplier} />,
      sort: sortOf('state'),
      phone: { at: 'badges' },
    },
  ]
}
