import { Trans } from '@lingui/react/macro'
import { skip } from '#client/layout/AppLayout.css.ts'

/** For a keyboard: past the header, the trip and the filters. */
export function SkipToCars() {
  return (
    <a
      href="#cars"
      className={skip}
      onClick={(event) => {
        // The address of a search stays as it is.
        event.preventDefault()
        document.querySelector<HTMLElement>('main article h2 a')?.focus()
      }}
    >
      <Trans>Skip to the first car</Trans>
    </a>
  )
}
