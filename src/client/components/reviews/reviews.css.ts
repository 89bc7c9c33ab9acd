import { style } from '@vanilla-extract/css'
import { hidden } from '#client/ui/hidden.css.ts'
import { bodyS } from '#client/ui/Text/text.css.ts'
import { vars } from '#client/ui/theme.css.ts'
import { control } from '#client/ui/tokens.ts'

const { color, radius, space } = vars

export const choice = style({
  display: 'grid',
  gap: space.s1,
  border: 0,
  padding: 0,
  margin: 0,
  minInlineSize: 0,
})
export const legend = style({ padding: 0, fontWeight: 600 })
export const stars = style({ display: 'flex', marginInlineStart: -10 })
export const starInput = style([hidden])
export const starLabel = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: control.hit,
  blockSize: control.hit,
  borderRadius: radius.sm,
  color: color.inkTertiary,
  cursor: 'pointer',
  selectors: {
    [`${starInput}:focus-visible + &`]: { outline: `2px solid ${color.focus}`, outlineOffset: -4 },
  },
})
export const filled = style({ color: color.metal })
export const given = style({ display: 'inline-flex', color: color.metal })
export const notGiven = style({ color: color.inkTertiary })

export const reviewCard = style({ display: 'grid', gap: space.s3, padding: space.s5, justifyItems: 'start' })

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2 })
export const list = style({ display: 'grid', gap: space.s4, listStyle: 'none', padding: 0, margin: 0 })
export const one = style({ display: 'grid', gap: space.s1, minInlineSize: 0 })
export const words = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
export const quiet = style([bodyS, { color: color.inkSecondary }])
export const line = style([
  quiet,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.s2 },
])
export const answer = style({
  display: 'grid',
  gap: 2,
  marginBlockStart: space.s1,
  paddingInlineStart: space.s3,
  borderInlineStart: `2px solid ${color.hair}`,
})
export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s3 })
