import { Trans } from '@lingui/react/macro'
import { skip } from './SkipLink.css.ts'

export function SkipLink() {
  return (
    <a
      href="#main"
      className={skip}
      onClick={(event) => {
        // Without the router: "skip" is no step back to.
        event.preventDefault()
        document.querySelector<HTMLElement>('#main')?.focus()
      }}
    >
      <Trans>Skip to content</Trans>
    </a>
  )
}
