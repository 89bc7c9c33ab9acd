import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

export const verified = style({
  display: 'inline-flex',
  gap: vars.space.s1,
  fontSize: 14,
  lineHeight: '20px',
  color: vars.color.success,
})
globalStyle(`${verified} svg`, { flex: 'none', marginBlockStart: 2 })
