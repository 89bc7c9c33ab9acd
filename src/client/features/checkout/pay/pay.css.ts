import { style, globalStyle } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'
import { bodyS, titleM } from '#client/ui/Text/text.css.ts'
import { beforeAmount } from '#client/ui/responsive.ts'

const { color, space } = vars

export const block = style({ display: 'grid', gap: space.s2 })

export const way = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
})

export const secondary = style({ color: color.inkSecondary })

export const bullets = style({
  display: 'grid',
  gap: space.s1,
  paddingInlineStart: space.s5,
  listStyle: 'disc',
})

export const trustLines = style({ display: 'grid', gap: space.s2 })

export const trustLine = style([
  bodyS,
  {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    gap: space.s3,
    color: color.inkSecondary,
  },
])

export const fieldset = style({ padding: 0, border: 0, minInlineSize: 0 })

// The card's words take its whole width, so that the amounts are at its edge.
globalStyle(`${fieldset} label > span`, { flexGrow: 1 })

export const legend = style([titleM, { padding: 0, marginBlockEnd: space.s3 }])

export const amountLine = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space.s4}`,
  flexWrap: 'wrap',
  paddingBlock: 2,
})
globalStyle(`${amountLine} > :first-child:not(:last-child)`, beforeAmount)

export const value = style({
  fontWeight: 600,
  color: color.ink,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const cards = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s3 })

export const gateways = style({ display: 'grid', gap: space.s3, marginBlockStart: space.s5 })

export const note = style([bodyS, { color: color.inkSecondary }])

export const prices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space.s3,
  marginBlockStart: vars.space.s4,
})

export const oldPrice = style({ color: vars.color.inkSecondary, whiteSpace: 'nowrap' })
