import { Trans } from '@lingui/react/macro'
import { groupedReference } from '#domain/booking/reference.ts'
import { reference } from './session.css.ts'

/** The reference to give when asking for help. */
export function Reference({ of }: { of: string }) {
  const written = groupedReference(of)
  return (
    <span className={reference}>
      <Trans>Reference: {written}</Trans>
    </span>
  )
}
