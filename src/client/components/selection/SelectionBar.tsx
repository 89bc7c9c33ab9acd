import type { ReactNode } from 'react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { Button } from '#client/ui/Button/Button.tsx'
import { IconButton } from '#client/ui/IconButton/IconButton.tsx'
import { bar, count, head } from './SelectionBar.css.ts'
import type { Selection } from './useSelection.ts'

type SelectionBarProps = {
  /** What is selected: "Selected bookings". */
  label: string
  selection: Selection
  onDone: () => void
  /** What can be done to all that is ticked. */
  children: ReactNode
}

export function SelectionBar({ label, selection: { rows, all }, onDone, children }: SelectionBarProps) {
  const { t } = useLingui()
  return (
    <div className={bar} role="group" aria-label={label}>
      <div className={head}>
        <p className={count} role="status">
          <Plural value={rows.length} one="# selected" other="# selected" />
        </p>
        <Button tone="quiet" size="s" onClick={all}>
          <Trans>Select all</Trans>
        </Button>
        <IconButton label={t`Stop selecting`} icon={<X size={20} aria-hidden="true" />} onClick={onDone} />
      </div>
      {children}
    </div>
  )
}
