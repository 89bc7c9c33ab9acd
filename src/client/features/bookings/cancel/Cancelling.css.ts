import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { color, space, radius } = vars

export const asked = style({ padding: space.s4, borderRadius: radius.md, background: color.accentWash })
export const quiet = style({
  marginBlockStart: space.s2,
  fontSize: 14,
  lineHeight: '20px',
  color: color.inkSecondary,
})
export const reason = style({
  display: 'block',
  marginBlockStart: space.s2,
  fontSize: 14,
  lineHeight: '20px',
  whiteSpace: 'pre-line',
  color: color.inkSecondary,
})
