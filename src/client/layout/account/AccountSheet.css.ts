import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'
import { fontSize, type } from '#client/ui/type.ts'

const { color, space } = vars

export const who = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.s4,
  alignItems: 'center',
  paddingBlockEnd: space.s4,
  borderBlockEnd: `1px solid ${color.hair}`,
})

export const initials = style({
  gridRow: 'span 2',
  inlineSize: 56,
  blockSize: 56,
  display: 'grid',
  placeItems: 'center',
  fontFamily: vars.font.display,
  fontSize: fontSize.s24,
  color: color.onInk,
  background: color.ink,
  borderRadius: vars.radius.full,
})

export const name = style({ alignSelf: 'end', overflowWrap: 'anywhere' })
export const email = style({ alignSelf: 'start', overflowWrap: 'anywhere' })

export const rows = style({ display: 'grid', paddingBlock: space.s2 })

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  minBlockSize: 52,
  textDecoration: 'none',
  fontWeight: 500,
})

export const aside = style({
  marginInlineStart: 'auto',
  // Shrinks before the name of the row does.
  flexShrink: 9,
  overflowWrap: 'normal',
  ...type.bodyS,
  color: color.accentText,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const intro = style({ paddingBlockEnd: space.s4 })
