import { Trans } from '@lingui/react/macro'
import type { PushOutcome } from './usePush.ts'

/** Why nothing came of a press. */
export function PushProblem({ outcome }: { outcome: PushOutcome }) {
  switch (outcome) {
    case 'blocked':
      return (
        <Trans>
          Your browser blocks notifications from this site. See how to allow them in the settings.
        </Trans>
      )
    case 'dismissed':
      return <Trans>You did not answer your browser. Nothing has changed.</Trans>
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
