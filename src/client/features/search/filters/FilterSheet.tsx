import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ChoiceSheet } from '#client/ui/ChoiceSheet/ChoiceSheet.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import { activeFilters, withoutFilters } from './filters.ts'
import type { CarList } from '#client/features/search/useCarList.ts'
import { useSearchParams } from '../search-params.ts'

export function FilterSheet({ list, onClose }: { list: CarList; onClose: () => void }) {
  const { t } = useLingui()
  const { params, refine } = useSearchParams()
  return (
    <ChoiceSheet
      title={t`Filters`}
      closeLabel={t`Close`}
      onReset={activeFilters(params).length === 0 ? undefined : () => refine(withoutFilters)}
      resetLabel={<Trans>Reset</Trans>}
      showLabel={<Plural value={list.total} one="Show # car" other={`Show #${list.more} cars`} />}
      isCounting={list.query.isFetching && list.query.isPlaceholderData}
      onClose={onClose}
    >
      <FilterPanel facets={list.facets} more={list.more} />
    </ChoiceSheet>
  )
}
