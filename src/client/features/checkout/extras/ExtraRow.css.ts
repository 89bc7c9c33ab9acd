import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

export const row = style({ paddingBlock: space.s2 })

export const included = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.s4,
  paddingBlock: space.s4,
})

export const name = style({ display: 'block', fontWeight: 600 })

export const help = style({ display: 'block', fontSize: 14, lineHeight: '20px', color: color.inkSecondary })

export const price = style({
  display: 'block',
  marginBlockStart: space.s1,
  fontSize: 14,
  lineHeight: '20px',
  fontWeight: 600,
  color: color.ink,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textWrap: 'balance',
})

export const note = style({ display: 'block', fontSize: 14, lineHeight: '20px', color: color.success })

globalStyle(`li:not(:first-child) > ${row}, li:not(:first-child) > ${included}`, {
  borderBlockStart: `1px solid ${color.hair}`,
})
