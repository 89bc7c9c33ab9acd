import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'
import { layout } from '#client/ui/tokens.ts'

export const column = style({
  position: 'sticky',
  insetBlockStart: `calc(${layout.header.desktop} + ${vars.space.s4})`,
})
