import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#client/ui/Button/Button.tsx'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import { activeFilters, withoutFilters } from './filters.ts'
import type { CarList } from '../results/useCarList.ts'
import { useSearchParams } from '../useSearchParams.ts'
import { footer, reset, show } from './FilterSheet.css.ts'

export function FilterSheet({ list, onClose }: { list: CarList; onClose: () => void }) {
  const { t } = useLingui()
  const { params, refine } = useSearchParams()
  const isCounting = list.query.isFetching && list.query.isPlaceholderData
  return (
    <Sheet
      open
      onClose={onClose}
      side="bottom"
      title={t`Filters`}
      closeLabel={t`Close`}
      footer={
        <div className={footer}>
          <Button
            className={reset}
            tone="quiet"
            disabled={activeFilters(params).length === 0}
            onClick={() => refine(withoutFilters)}
          >
            <Trans>Reset</Trans>
          </Button>
          <Button className={show} size="l" busy={isCounting} onClick={onClose}>
            <Plural value={list.total} one="Show # car" other="Show # cars" />
          </Button>
        </div>
      }
    >
      <FilterPanel facets={list.facets} />
    </Sheet>
  )
}
