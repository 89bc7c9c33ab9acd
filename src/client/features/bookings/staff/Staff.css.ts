import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 })
export const quiet = style({ fontSize: 14, lineHeight: '20px', color: color.inkSecondary })
export const said = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
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
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.s3 })
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.s4,
  rowGap: space.s1,
})
export const fact = style({ fontVariantNumeric: 'tabular-nums lining-nums' })
export const unit = style({ paddingInlineEnd: space.s3 })
