import { useQuery } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import type { FacetCounts } from '#contract/cars.ts'
import { supplierQueries } from '#client/api/suppliers.ts'
import { FilterOption } from './FilterOption.tsx'
import { filterGroups, type FilterGroup } from './filter-groups.ts'
import { hasFilter, isSingle, toggled, withOnly } from './filters.ts'
import { useFilterLabel } from './useFilterLabel.ts'
import { useSearchParams } from '../useSearchParams.ts'
import { group, panel, title } from './FilterPanel.css.ts'

/** Every tick changes the address, and the list follows. */
export function FilterPanel({ facets }: { facets: FacetCounts | undefined }) {
  const suppliers = useQuery(supplierQueries.all()).data ?? []
  return (
    <div className={panel}>
      {filterGroups.map((one) => {
        const values = one.key === 'sup' ? suppliers.map(({ _id }) => _id) : one.values
        return <Group key={one.key} group={{ ...one, values }} counts={facets?.[one.key]} />
      })}
    </div>
  )
}

type GroupProps = { group: FilterGroup; counts: Record<string, number> | undefined }

function Group({ group: { key, title: name, values }, counts }: GroupProps) {
  const { t } = useLingui()
  const { params, refine } = useSearchParams()
  const { short } = useFilterLabel()
  const single = isSingle(key)
  return (
    <div className={group}>
      <fieldset>
        <legend className={title}>{t(name)}</legend>
        {single && (
          <FilterOption
            kind="radio"
            name={key}
            label={t`Any`}
            checked={params[key] === undefined}
            onChange={() => refine((current) => withOnly(current, key, null))}
          />
        )}
        {values.map((value) => (
          <FilterOption
            key={value}
            kind={single ? 'radio' : 'checkbox'}
            name={key}
            label={short({ key, value })}
            count={counts === undefined ? undefined : (counts[value] ?? 0)}
            checked={hasFilter(params, { key, value })}
            onChange={() =>
              refine((current) => (single ? withOnly(current, key, value) : toggled(current, { key, value })))
            }
          />
        ))}
      </fieldset>
    </div>
  )
}
