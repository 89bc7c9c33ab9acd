import { useQuery } from '@tanstack/react-query'
import { Plural, useLingui } from '@lingui/react/macro'
import { singleFilters, type FilterName } from '#contract/cars/car-search.ts'
import type { FacetCounts } from '#contract/cars/cars.ts'
import { supplierQueries } from '#client/api/cars/suppliers.ts'
import { useDrawnPrice } from '#client/i18n/currency.ts'
import { classes } from '#client/ui/classes.ts'
import { box, dot } from '#client/ui/Field/Choice.css.ts'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { useSearchParams } from '../search-params.ts'
import { filterGroups, useFilterLabel } from './filter-labels.ts'
import { hasFilter, toggled, withOnly } from './filters.ts'
import { counter, group, option, panel, title, words } from './FilterPanel.css.ts'

type FilterPanelProps = {
  facets: FacetCounts | undefined
  /** Stands behind counts of which there may be more. */
  more: string
}

/** Every tick changes the address, and the list follows. */
export function FilterPanel({ facets, more }: FilterPanelProps) {
  const suppliers = useQuery(supplierQueries.all()).data ?? []
  const names = Object.keys(filterGroups) as FilterName[]
  return (
    <div className={panel}>
      {names.map((name) => (
        <Group
          key={name}
          name={name}
          values={name === 'suppliers' ? suppliers.map(({ _id }) => _id) : filterGroups[name].values}
          counts={facets?.[name]}
          more={more}
        />
      ))}
    </div>
  )
}

type GroupProps = {
  name: FilterName
  values: readonly string[]
  counts: Record<string, number> | undefined
  more: string
}

function Group({ name, values, counts, more }: GroupProps) {
  const { t } = useLingui()
  const { params, refine } = useSearchParams()
  const { short } = useFilterLabel()
  const single = singleFilters.has(name)
  const drawn = useDrawnPrice()
  return (
    <div className={group}>
      <fieldset>
        <legend className={title}>{t(filterGroups[name].title)}</legend>
        {single && (
          <FilterOption
            kind="radio"
            name={name}
            label={t`Any`}
            drawn={{}}
            more=""
            checked={params[name] === undefined}
            onChange={() => refine((current) => withOnly(current, name, null))}
          />
        )}
        {values.map((value) => (
          <FilterOption
            key={value}
            kind={single ? 'radio' : 'checkbox'}
            name={name}
            label={short({ name, value })}
            drawn={name === 'maximumDeposit' ? drawn : {}}
            // Where not all cars were counted, one that was not seen may be there.
            count={counts && (counts[value] ?? (more === '' ? 0 : undefined))}
            more={more}
            checked={hasFilter(params, { name, value })}
            onChange={() =>
              refine((current) =>
                single ? withOnly(current, name, value) : toggled(current, { name, value }),
              )
            }
          />
        ))}
      </fieldset>
    </div>
  )
}

type FilterOptionProps = {
  kind: 'checkbox' | 'radio'
  name: string
  label: string
  /** Of a label with a price. */
  drawn: ReturnType<typeof useDrawnPrice>
  checked: boolean
  /** How many cars it would leave; unknown while the list is on its way. */
  count?: number | undefined
  more: string
  onChange: () => void
}

/** A value that would leave nothing cannot be added, but what is chosen can always be given up. */
function FilterOption({ kind, name, label, drawn, checked, count, more, onChange }: FilterOptionProps) {
  return (
    <label className={option}>
      <input
        type={kind}
        name={name}
        className={classes(kind === 'checkbox' ? box : dot)}
        checked={checked}
        disabled={count === 0 && !checked}
        onChange={onChange}
      />
      <span className={words} {...drawn}>
        {label}
      </span>
      {count !== undefined && (
        <>
          <span className={counter} aria-hidden="true">
            {count}
            {more}
          </span>
          <VisuallyHidden>
            <Plural value={count} one="# car" other="# cars" />
          </VisuallyHidden>
        </>
      )}
    </label>
  )
}
