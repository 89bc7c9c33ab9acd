import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'
import { type } from '#client/ui/type.ts'

export const verified = style({
  display: 'inline-flex',
  gap: vars.space.s1,
  ...type.bodyS,
  color: vars.color.success,
})
globalStyle(`${verified} svg`, { flex: 'none', marginBlockStart: 2 })
