import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { color, space, radius } = vars

export const rows = style({
  paddingInline: space.s4,
  border: `1px solid ${color.hair}`,
  borderRadius: radius.md,
  background: color.surface,
})

globalStyle(`${rows} > li:not(:first-child)`, { borderBlockStart: `1px solid ${color.hair}` })

export const row = style({ paddingBlock: space.s1 })

export const fixed = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s4,
  minBlockSize: 56,
})

export const name = style({ display: 'block', fontWeight: 600 })
export const price = style({ display: 'block', fontVariantNumeric: 'tabular-nums lining-nums' })
export const note = style({ display: 'block', fontSize: 14, lineHeight: '20px', color: color.inkSecondary })
