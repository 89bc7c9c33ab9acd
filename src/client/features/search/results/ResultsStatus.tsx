import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { CarSearch } from '#contract/car-search.ts'
import { daysOf, instantOf } from '#domain/rental/period.ts'
import { DataAge } from '#client/components/DataAge.tsx'
import { useOnline } from '#client/api/connection.ts'
import type { CarList } from './useCarList.ts'
import { age, status } from './ResultsStatus.css.ts'

export function ResultsStatus({ list, search }: { list: CarList; search: CarSearch }) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const { query, total } = list
  const days = daysOf({ from: instantOf(search.from) ?? 0, to: instantOf(search.to) ?? 0 })
  const isKnown = query.data !== undefined && !query.isPlaceholderData
  return (
    <div className={status}>
      <p role="status">
        {isKnown
          ? t`${plural(total, { one: '# car', other: '# cars' })} · total for ${plural(days, { one: '# day', other: '# days' })}`
          : query.isError
            ? ''
            : t`Looking for cars…`}
      </p>
      {!isOnline && isKnown && (
        <p className={age}>
          <DataAge updatedAt={query.dataUpdatedAt} />
          <span>{t`Prices are checked again before you book.`}</span>
        </p>
      )}
    </div>
  )
}
