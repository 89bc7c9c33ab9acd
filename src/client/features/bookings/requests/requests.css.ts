import { style } from '@vanilla-extract/css'
import { bodyS } from '#client/ui/Text/text.css.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space, radius } = vars

export const cardBody = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
  padding: space.s4,
})
export const quiet = style([bodyS, { color: color.inkSecondary }])
/** A driver's own words. */
export const quotation = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' })

export const requested = style({ padding: space.s4, borderRadius: radius.md, background: color.accentWash })
export const hint = style([bodyS, { marginBlockStart: space.s2, color: color.inkSecondary }])
export const reason = style([bodyS, {
  display: 'block',
  marginBlockStart: space.s2,
  whiteSpace: 'pre-line',
  color: color.inkSecondary,
}])

export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 })

export const staffActions = style({ display: 'flex', flexWrap: 'wrap', gap: space.s3 })
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.s4,
  rowGap: space.s1,
})
export const fact = style({ fontVariantNumeric: 'tabular-nums lining-nums' })
export const unit = style({ paddingInlineEnd: space.s3 })
