import { useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { atEdge } from '#client/ui/Button/Button.css.ts'
import { classes } from '#client/ui/classes.ts'

/** Above a list, not at its end: a list that grows would carry it away. */
export function TableLink({ address }: { address: string }) {
  const { t } = useLingui()
  return (
    <a
      className={classes(buttonClass({ tone: 'quiet', size: 's' }), atEdge)}
      href={address}
      download
      aria-label={t`Download as a table (CSV)`}
    >
      <Download size={18} aria-hidden="true" />
      CSV
    </a>
  )
}
