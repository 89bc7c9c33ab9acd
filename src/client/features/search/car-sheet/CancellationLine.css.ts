import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const line = style({
  display: 'flex',
  gap: 6,
  marginBlockStart: vars.space.s2,
  fontSize: 15,
  lineHeight: '20px',
})

export const free = style([line, { color: vars.color.success }])

export const uncertain = style([line, { color: vars.color.warning }])
