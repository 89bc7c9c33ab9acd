import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

export const city = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s4,
  minBlockSize: 60,
  paddingBlock: space.s2,
  borderBlockStart: `1px solid ${color.hair}`,
  textDecoration: 'none',
  selectors: { '&:hover': { borderBlockStartColor: color.ink } },
})

export const name = style({
  flex: 1,
  minInlineSize: 0,
  fontFamily: vars.font.display,
  fontSize: 24,
  lineHeight: '28px',
})

export const cars = style({ fontSize: 14, color: color.inkSecondary, fontVariantNumeric: 'tabular-nums' })
