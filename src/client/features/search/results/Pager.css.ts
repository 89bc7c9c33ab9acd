import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { color, space, radius } = vars

export const pager = style({
  display: 'flex',
  justifyContent: 'center',
  flexWrap: 'wrap',
  gap: space.s1,
  paddingBlockStart: space.s4,
})

export const step = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 44,
  minBlockSize: 44,
  borderRadius: radius.sm,
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:hover': { background: color.sunken },
    '&[aria-current="page"]': { background: color.ink, color: color.onInk, fontWeight: 600 },
  },
})

export const gap = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 24,
  blockSize: 44,
  color: color.inkTertiary,
})
