import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { StaffSeason } from '#contract/staff/fleet/seasons.ts'
import { headingsOf } from '#client/components/staff/list/heading-order.ts'
import { inOrder, ordersOf, type SortKey } from '#client/components/staff/list/in-order.ts'
import { unbroken } from '#client/components/staff/list/paper.css.ts'
import { WholeList } from '#client/components/staff/list/WholeList.tsx'
import { useDates } from '#client/i18n/format.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { useFrancs } from '#client/i18n/money.ts'
import type { Column } from '#client/ui/List/columns.ts'
import { amount, quiet } from '#client/ui/List/List.css.ts'
import { ManageLink } from '../address/ManageLink.tsx'

const sorted = ['name', 'supplier', 'dates', 'cars'] as const
type SortColumn = (typeof sorted)[number]
type Order = SortColumn | `${SortColumn}-down`
export const seasonOrders = ordersOf(sorted)

const keys: Record<SortColumn, SortKey<StaffSeason>> = {
  name: ({ name }) => name,
  supplier: ({ supplier }) => supplier.name,
  dates: ({ firstDay }) => firstDay,
  cars: ({ cars }) => cars.length,
}

type SeasonListProps = {
  seasons: readonly StaffSeason[]
  /** For an admin, who sees all suppliers. */
  showsSupplier: boolean
  /** By their days where none is asked for. */
  order: Order | undefined
  onOrder: (order: Order | undefined) => void
  page: number | undefined
}

/** The seasons that were found, each the way to its own screen. */
export function SeasonList({ seasons, page, ...shown }: SeasonListProps) {
  const language = useLanguage()
  const columns = useSeasonColumns(shown)
  return (
    <WholeList
      rows={inOrder(seasons, shown.order, keys, language)}
      columns={columns}
      kind="season"
      renderLink={({ _id }, inner) => <ManageLink to="seasons/$id" id={_id} {...inner} />}
      page={page}
    />
  )
}

function useSeasonColumns({
  showsSupplier,
  order,
  onOrder,
}: Omit<SeasonListProps, 'seasons' | 'page'>): Column<StaffSeason>[] {
  const dates = useDates()
  const writeAmount = useSeasonLabels()
  const sortOf = headingsOf<SortColumn>(order, onOrder)
  return [
    {
      header: <Trans>Season</Trans>,
      cell: ({ name }) => name,
      sort: sortOf('name'),
      phone: { at: 'title' },
    },
    ...(showsSupplier
      ? [
          {
            header: <Trans>Supplier</Trans>,
            cell: ({ supplier }: StaffSeason) => supplier.name,
            sort: sortOf('supplier'),
            phone: { at: 'line' } as const,
          },
        ]
      : []),
    {
      header: <Trans>Dates</Trans>,
      cell: ({ firstDay, lastDay }) => <span className={unbroken}>{dates.range(firstDay, lastDay)}</span>,
      sort: sortOf('dates'),
      phone: { at: 'line' },
    },
    {
      header: <Trans>Price of a day</Trans>,
      cell: writeAmount,
      isNumber: true,
      phone: { at: 'end', text: (season) => <span className={amount}>{writeAmount(season)}</span> },
    },
    {
      header: <Trans>Cars</Trans>,
      cell: ({ cars }) => cars.length,
      isNumber: true,
      sort: sortOf('cars', true),
      phone: {
        at: 'badges',
        text: ({ cars }) => (
          <span className={quiet}>
            <Plural value={cars.length} one="# car" other="# cars" />
          </span>
        ),
      },
    },
  ]
}

type Amount = Pick<StaffSeason, 'dailyPrice' | 'percent'>

/** Writes what a season does to a price: "+20 %", or the price of a day. */
function useSeasonLabels(): (season: Amount) => string {
  const { t } = useLingui()
  const francs = useFrancs()
  return ({ dailyPrice, percent }) => {
    if (dailyPrice !== null) {
      const price = francs(dailyPrice)
      return t`${price} a day`
    }
    const written = String(Math.abs(percent ?? 0))
    return (percent ?? 0) < 0 ? t`–${written}%` : t`+${written}%`
  }
}
