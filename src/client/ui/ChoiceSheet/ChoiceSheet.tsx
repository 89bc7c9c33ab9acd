import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { ring } from '../Button/Button.css.ts'
import { Sheet } from '../Sheet/Sheet.tsx'
import { footer, reset, show } from './ChoiceSheet.css.ts'

type ChoiceSheetProps = {
  title: string
  closeLabel: string
  /** Takes every choice away; undefined when there is none. */
  onReset: (() => void) | undefined
  resetLabel: ReactNode
  /** How much is left to see. */
  showLabel: ReactNode
  isCounting: boolean
  onClose: () => void
  children: ReactNode
}

/** Choices that narrow a list, with what they leave on the button that leads back to it. */
export function ChoiceSheet({
  title,
  closeLabel,
  onReset,
  resetLabel,
  showLabel,
  isCounting,
  onClose,
  children,
}: ChoiceSheetProps) {
  return (
    <Sheet
      open
      onClose={onClose}
      side="bottom"
      title={title}
      closeLabel={closeLabel}
      footer={
        <div className={footer}>
          <Button className={reset} tone="quiet" disabled={onReset === undefined} onClick={() => onReset?.()}>
            {resetLabel}
          </Button>
          {/* While it counts, it leads back all the same: a busy button would refuse the press. */}
          <Button className={show} size="l" aria-busy={isCounting || undefined} onClick={onClose}>
            {isCounting && <span className={ring} aria-hidden="true" />}
            {showLabel}
          </Button>
        </div>
      }
    >
      {children}
    </Sheet>
  )
}
