import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { color, radius, space } = vars

export const box = style({
  display: 'grid',
  gap: space.s2,
  padding: space.s4,
  borderRadius: radius.md,
  background: color.accentWash,
  overflowWrap: 'anywhere',
})

export const state = style({ display: 'flex', gap: space.s2, fontWeight: 500, color: color.warning })
export const problem = style({ fontWeight: 500, color: color.danger })
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space.s3, marginBlockStart: space.s2 })
