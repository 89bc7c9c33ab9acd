import { style } from '@vanilla-extract/css'
import { wrapsWhenNarrow } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s5 })

export const held = style({ display: 'grid', gridTemplateColumns: '84px minmax(0, 1fr)', gap: space.s3, alignItems: 'center' })
export const photo = style({ display: 'block', borderRadius: vars.radius.sm, overflow: 'hidden' })
export const name = style({ fontWeight: 600 })
export const quiet = style({ fontSize: 14, lineHeight: '20px', color: color.inkSecondary })

export const days = style({ whiteSpace: 'nowrap' })

export const hold = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  fontSize: 14,
  lineHeight: '20px',
  color: color.accentText,
})

export const amounts = style({
  display: 'grid',
  gap: space.s2,
  paddingBlock: space.s4,
  borderBlock: `1px solid ${color.hair}`,
})
export const line = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.s4,
  color: color.inkSecondary,
  ...wrapsWhenNarrow,
})
export const now = style({ color: color.ink, fontWeight: 600 })
export const value = style({ color: color.ink, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums lining-nums' })

export const ways = style({
  display: 'grid',
  gap: space.s2,
  paddingBlockStart: space.s5,
  borderBlockStart: `1px solid ${color.hair}`,
})
