import type { ReactNode } from 'react'
import { area, type Rows } from './Field.css.ts'
import { FieldFrame, type TextProps } from './FieldFrame.tsx'

type TextAreaProps = TextProps<'textarea'> & {
  /** How much of the room is used: `120 / 1000`. */
  count?: ReactNode
  /** Its height while it is empty. */
  rows?: Rows
}

/** Several lines of text. Text that is too long is reported, not cut, so that nothing pasted is lost. */
export function TextArea({
  label,
  onChange,
  onBlur,
  error,
  help,
  count,
  rows = 4,
  id,
  className,
  ...rest
}: TextAreaProps) {
  return (
    <FieldFrame id={id} label={label} error={error} help={help} count={count} className={className}>
      {(described) => (
        <textarea
          {...rest}
          {...described}
          rows={rows}
          className={area}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => onBlur?.()}
        />
      )}
    </FieldFrame>
  )
}
