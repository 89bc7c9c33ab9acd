import { Trans } from '@lingui/react/macro'
import { steps } from './IosSteps.css.ts'

/** An iPhone has no button for it; these three presses are the way. */
export function IosSteps() {
  return (
    <>
      <ol className={steps}>
        <li>
          <Trans>Tap Share in your browser's bar.</Trans>
        </li>
        <li>
          <Trans>Choose “Add to Home Screen”.</Trans>
        </li>
        <li>
          <Trans>Tap Add.</Trans>
        </li>
      </ol>
      <p>
        <Trans>The app on your home screen has its own sign-in: sign in there once more.</Trans>
      </p>
    </>
  )
}
