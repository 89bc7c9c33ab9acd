import { Trans } from '@lingui/react/macro'
import { groupedReference } from '#domain/booking/reference.ts'
import { line } from './Reference.css.ts'

/** What to name when asking a person about it. */
export function Reference({ reference }: { reference: string }) {
  const written = groupedReference(reference)
  return (
    <span className={line}>
      <Trans>Reference: {written}</Trans>
    </span>
  )
}
