import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

export const letterBox = style({
  display: 'grid',
  gap: space.s2,
  paddingBlock: space.s4,
  borderBlock: `1px solid ${color.hair}`,
  overflowWrap: 'anywhere',
})

export const state = style({ display: 'flex', gap: space.s2, fontWeight: 500, color: color.warning })

export const excerpt = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
  whiteSpace: 'pre-line',
  color: color.inkSecondary,
})

export const problem = style({ fontWeight: 500, color: color.danger })

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.s3 })
