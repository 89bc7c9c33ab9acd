import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
  padding: space.s4,
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s2,
})
export const quiet = style({ fontSize: 14, lineHeight: '20px', color: color.inkSecondary })
export const said = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2 })
