import { Trans } from '@lingui/react/macro'
import type { PushOutcome } from './usePush.ts'

/** Why nothing came of a press. */
export function PushProblem({ outcome }: { outcome: PushOutcome }) {
  switch (outcome) {
    case 'blocked':
      return (
        <Trans>Your browser keeps notifications from this site. The settings say how to allow them.</Trans>
      )
    case 'dismissed':
      return <Trans>Your browser asked, and was given no answer. Nothing has changed.</Trans>
    case 'no-service':
      return (
        <Trans>
          This browser could not reach its notification service. Try again later, or on another network.
        </Trans>
      )
    case 'failed':
      return <Trans>This could not be saved. Check your connection and try again.</Trans>
    default:
      return null
  }
}
