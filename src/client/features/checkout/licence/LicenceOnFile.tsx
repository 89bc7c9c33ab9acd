import { Trans } from '@lingui/react/macro'
import { IdCard } from 'lucide-react'
import { Button } from '#client/ui/Button/Button.tsx'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { change, icon, row, words } from './LicenceOnFile.css.ts'

export function LicenceOnFile({ onChange }: { onChange: () => void }) {
  return (
    <div className={row}>
      <IdCard size={20} strokeWidth={1.5} className={icon} aria-hidden />
      <p className={words}>
        <Trans>Your licence is on file</Trans>
      </p>
      <Button tone="quiet" className={change} onClick={onChange}>
        <Trans>Change</Trans>
        <VisuallyHidden>
          <Trans>Driver's licence</Trans>
        </VisuallyHidden>
      </Button>
    </div>
  )
}
