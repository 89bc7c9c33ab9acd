import { useQuery } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import { supplierQueries } from '#client/api/suppliers.ts'
import { useMoney } from '#client/i18n/money.ts'
import { valueLabels } from './filter-groups.ts'
import type { FilterValue } from './filters.ts'

type FilterLabel = {
  /** Inside its group: `4 and up`. */
  short: (filter: FilterValue) => string
  /** On its own: `Rated 4 and up`. */
  long: (filter: FilterValue) => string
}

export function useFilterLabel(): FilterLabel {
  const { t } = useLingui()
  const { show } = useMoney()
  const suppliers = useQuery(supplierQueries.all()).data
  const short = ({ key, value }: FilterValue): string => {
    if (key === 'dep') return t`Up to ${show(Number(value))}`
    if (key === 'sup') return suppliers?.find(({ _id }) => _id === value)?.name ?? value
    const label = valueLabels[key][value]
    return label === undefined ? value : t(label)
  }
  const long = (filter: FilterValue): string => {
    const label = short(filter)
    if (filter.key === 'dep') return t`Security deposit: ${label}`
    if (filter.key === 'rt') return t`Rated ${label}`
    if (filter.key === 'mi') return t`Mileage: ${label}`
    return label
  }
  return { short, long }
}
