import { Trans } from '@lingui/react/macro'
import { changed } from './LastChanged.css.ts'

/** Of all three texts: they are read together, and change together. In words, so that it is the same wherever it is drawn. */
export function LastChanged() {
  return (
    <p className={changed}>
      <Trans>
        Last changed on <time dateTime="2026-11-22">22 November 2026</time>
      </Trans>
    </p>
  )
}
