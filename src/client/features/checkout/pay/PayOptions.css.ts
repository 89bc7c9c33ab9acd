import { globalStyle, style } from '@vanilla-extract/css'
import { titleM } from '#client/ui/Text/text.css.ts'
import { wrapsWhenNarrow } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

export const amounts = style({ padding: 0, border: 0, minInlineSize: 0 })

// The card's words take its whole width, so that the amounts stand at its edge.
globalStyle(`${amounts} label > span`, { flexGrow: 1 })

export const legend = style([titleM, { padding: 0, marginBlockEnd: space.s3 }])

export const amountLine = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.s4,
  paddingBlock: 2,
  ...wrapsWhenNarrow,
})

export const value = style({
  fontWeight: 600,
  color: color.ink,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const cards = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s3 })

export const gateways = style({ display: 'grid', gap: space.s3, marginBlockStart: space.s5 })

export const note = style({ fontSize: 14, lineHeight: '20px', color: color.inkSecondary })
