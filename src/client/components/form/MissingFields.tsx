import { Trans } from '@lingui/react/macro'
import { classes } from '#client/ui/classes.ts'
import { missing } from './form.css.ts'
import type { Problem } from './problems.ts'
import { useSaidOnce } from './useSaidOnce.ts'

type MissingFieldsProps<N extends string> = {
  shown: (name: N) => Problem | undefined
  /** The required fields by name, in the order of the screen; one that is not asked for has no label. */
  labels: Partial<Record<N, string>>
  className?: string
}

const isMissing = (problem: Problem | undefined) => problem === 'required' || problem === 'password-missing'

/** What was left empty when the form was to be sent; it empties as the fields fill. */
export function MissingFields<N extends string>({ shown, labels, className }: MissingFieldsProps<N>) {
  const names = (Object.entries(labels) as [N, string][])
    .filter(([name]) => isMissing(shown(name)))
    .map(([, label]) => label)
  return names.length === 0 ? null : <MissingLine names={names} className={className} />
}

function MissingLine({ names, className }: { names: readonly string[]; className: string | undefined }) {
  const { key, isNew } = useSaidOnce(names)
  return (
    <p key={key} className={classes(missing, className)} role={isNew ? 'alert' : undefined}>
      <MissingNames names={names} />
    </p>
  )
}

/** The specification's sentence about one field, or about several. */
export function MissingNames({ names }: { names: readonly string[] }) {
  // A name is not divided at its hyphen: « E-mail » stays in one piece.
  const [list, isOne] = [names.join(', ').replaceAll('-', '-\u2060'), names.length === 1]
  return isOne ? (
    <Trans>Please fill in the field: {list}</Trans>
  ) : (
    <Trans>Please fill in the field(s): {list}</Trans>
  )
}
