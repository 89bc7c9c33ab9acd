import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

export const head = style(
  responsive({ phone: { marginBlockEnd: vars.space.s4 }, desktop: { marginBlockEnd: vars.space.s6 } }),
)

export const words = style({
  minBlockSize: 24,
  marginBlockStart: vars.space.s1,
  color: vars.color.inkSecondary,
})
