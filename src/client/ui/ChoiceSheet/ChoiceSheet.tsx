import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
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
          <Button className={show} size="l" busy={isCounting} onClick={onClose}>
            {showLabel}
          </Button>
        </div>
      }
    >
      {children}
    </Sheet>
  )
}
