import { Plural } from '@lingui/react/macro'
import { classes } from '#client/ui/classes.ts'
import { box, dot } from '#client/ui/Field/Choice.css.ts'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { counter, option, words } from './FilterPanel.css.ts'

type FilterOptionProps = {
  kind: 'checkbox' | 'radio'
  name: string
  label: string
  checked: boolean
  /** How many cars it would leave; unknown while the list is on its way. */
  count?: number
  onChange: () => void
}

/** A value that would leave nothing cannot be added, but what is chosen can always be given up. */
export function FilterOption({ kind, name, label, checked, count, onChange }: FilterOptionProps) {
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
      <span className={words}>{label}</span>
      {count !== undefined && (
        <>
          <span className={counter} aria-hidden="true">
            {count}
          </span>
          <VisuallyHidden>
            <Plural value={count} one="# car" other="# cars" />
          </VisuallyHidden>
        </>
      )}
    </label>
  )
}
