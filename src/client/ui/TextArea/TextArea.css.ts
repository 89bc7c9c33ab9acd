import { style } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'
import { control, help } from '../Field/Field.css.ts'

export const area = style([
  control,
  {
    display: 'block',
    paddingBlock: vars.space.s3,
    resize: 'vertical',
    // Grows with what is typed where the browser can; elsewhere it scrolls.
    fieldSizing: 'content',
    minBlockSize: `calc(24px * var(--rows) + 2 * ${vars.space.s3} + 2px)`,
    maxBlockSize: 'max(320px, 50dvh)',
  },
])

export const below = style({ display: 'flex', gap: vars.space.s4, justifyContent: 'space-between' })

export const counted = style([
  help,
  { marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
])
