import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { control, row, suffix as suffixBox, withSuffix } from './Field.css.ts'
import { FieldFrame, type TextProps } from './FieldFrame.tsx'

type TextFieldProps = TextProps<'input'> & {
  /** A unit or a small button at the end of the field. */
  suffix?: ReactNode
}

export function TextField({
  label,
  onChange,
  onBlur,
  error,
  help,
  suffix,
  id,
  className,
  ...rest
}: TextFieldProps) {
  return (
    <FieldFrame id={id} label={label} error={error} help={help} className={className}>
      {(described) => (
        <div className={row}>
          <input
            type="text"
            {...rest}
            {...described}
            className={classes(control, suffix ? withSuffix : undefined)}
            onChange={(event) => onChange(event.target.value)}
            onBlur={() => onBlur?.()}
          />
          {suffix && <span className={suffixBox}>{suffix}</span>}
        </div>
      )}
    </FieldFrame>
  )
}
