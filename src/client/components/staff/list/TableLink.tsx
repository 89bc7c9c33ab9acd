import { Trans } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { FileLink } from '#client/components/FileLink.tsx'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { atEdge } from '#client/ui/Button/Button.css.ts'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { classes } from '#client/ui/classes.ts'

/** Above a list, not at its end: a list that grows would carry it away. */
export function TableLink({ address }: { address: string }) {
  return (
    <FileLink className={classes(buttonClass({ tone: 'quiet', size: 's' }), atEdge)} address={address}>
      <Download size={18} aria-hidden="true" />
      <VisuallyHidden>
        <Trans>Download as a table</Trans>
      </VisuallyHidden>{' '}
      CSV
    </FileLink>
  )
}
