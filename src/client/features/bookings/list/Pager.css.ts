import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

export const pager = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s4,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
