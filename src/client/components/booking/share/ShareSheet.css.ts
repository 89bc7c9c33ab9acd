import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { color, space, radius } = vars

export const text = style({
  padding: space.s4,
  borderRadius: radius.md,
  background: color.sunken,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  userSelect: 'all',
})

export const ways = style({ display: 'grid', gap: space.s3, gridTemplateColumns: '1fr 1fr' })
