import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

/** Its words stand where all others begin. */
export const keepOld = style({
  marginBlockStart: vars.space.s2,
  marginInlineStart: `calc(-1 * ${vars.space.s5})`,
})
