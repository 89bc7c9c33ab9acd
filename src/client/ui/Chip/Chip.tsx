import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { chip, pressable, removable, remove } from './Chip.css.ts'

type ChipProps = {
  children: ReactNode
  pressed?: boolean
  disabled?: boolean
  onClick?: () => void
  onRemove?: () => void
  /** What the cross does, whole: "Remove the filter Automatic". */
  removeLabel?: string
}

export function Chip({ children, pressed, disabled, onClick, onRemove, removeLabel }: ChipProps) {
  if (onClick) {
    return (
      <button
        type="button"
        className={classes(chip, pressable)}
        aria-pressed={pressed}
        disabled={disabled}
        onClick={onClick}
      >
        {children}
      </button>
    )
  }
  return (
    <span className={classes(chip, onRemove && removable)}>
      {children}
      {onRemove && (
        <button type="button" className={remove} aria-label={removeLabel} onClick={onRemove}>
          <X size={16} aria-hidden="true" />
        </button>
      )}
    </span>
  )
}
