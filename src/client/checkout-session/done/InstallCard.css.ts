import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { color, space, radius } = vars

export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s4,
  padding: space.s4,
  borderRadius: radius.md,
  background: color.accentWash,
})

export const words = style({ flex: '1 1 200px', minInlineSize: 0 })
