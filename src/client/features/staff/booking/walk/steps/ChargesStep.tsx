import { Trans } from '@lingui/react/macro'
import { useNow } from '#client/store/clock.ts'
import { quiet } from '../../booking.css.ts'
import { ChargesEditor } from '../../charges/ChargesEditor.tsx'
import { readProposals } from '../../charges/charges-draft.ts'
import { proposalsOf } from '../draft/proposals-of.ts'
import { walkOf } from '../draft/walk-draft.ts'
import type { StepProps } from './step-props.ts'

/** What the return costs more: proposed by rule where both records are known, and whatever else staff type. */
export function ChargesStep({ draft, terms, change }: StepProps) {
  const proposals = proposalsOf(draft, terms, useNow())
  const { kilometres, level, isClean } = walkOf(draft, terms)
  const isRead = kilometres !== null && level !== null && isClean !== null
  return (
    <>
      <p className={quiet}>
        {terms.charging === null || terms.before === null ? (
          <Trans>
            This phone does not know how the car left, so it proposes nothing. The booking does once the
            record has arrived.
          </Trans>
        ) : !isRead ? (
          <Trans>Read the kilometres and the tank first: what is proposed follows from them.</Trans>
        ) : proposals.length === 0 ? (
          <Trans>Nothing follows from the numbers. Add a line only where something is to be paid.</Trans>
        ) : (
          <Trans>Nothing is charged by itself. Show the driver each line, and decide it together.</Trans>
        )}
      </p>
      <ChargesEditor
        proposals={readProposals(proposals)}
        value={draft.charges}
        onChange={(edit) => change(({ charges }) => ({ charges: edit(charges) }))}
      />
    </>
  )
}
