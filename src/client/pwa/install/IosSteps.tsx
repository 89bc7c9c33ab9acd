import { Trans } from '@lingui/react/macro'
import { steps } from './IosSteps.css.ts'

/** An iPhone has no button for it; these three presses are the way. */
export function IosSteps() {
  return (
    <>
      <ol className={steps}>
        <li>
          <Trans>Press Share in your browser's bar.</Trans>
        </li>
        <li>
          <Trans>Choose “Add to Home Screen”.</Trans>
        </li>
        <li>
          <Trans>Press Add.</Trans>
        </li>
      </ol>
      <p>
        <Trans>The app on the home screen keeps its own sign-in: you sign in there once more.</Trans>
      </p>
    </>
  )
}
