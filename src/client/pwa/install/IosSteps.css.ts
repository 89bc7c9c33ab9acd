import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

export const steps = style({
  display: 'grid',
  gap: space.s2,
  listStyle: 'decimal',
  paddingInlineStart: space.s6,
  '::marker': { color: color.accentText, fontWeight: 600 },
})
