import { style } from '@vanilla-extract/css'
import { bodyS } from '#client/ui/Text/text.css.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space, radius } = vars

/** Twelve months from this one, each season where it is in them. */
export const year = style({
  display: 'grid',
  gap: space.s1,
  paddingBlock: space.s2,
  '@media': { print: { display: 'none' } },
})

export const track = style({
  position: 'relative',
  blockSize: 14,
  borderRadius: radius.full,
  background: color.sunken,
  overflow: 'hidden',
})

export const stretch = style({
  position: 'absolute',
  insetBlock: 0,
  minInlineSize: 4,
  borderRadius: radius.full,
  background: color.metal,
  selectors: { '&[data-cheaper]': { background: color.inkTertiary } },
})

export const months = style([
  bodyS,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(6, 1fr)',
    color: color.inkSecondary,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
  },
])

export const choices = style({ display: 'grid', gap: space.s2 })
export const prices = style({ fontVariantNumeric: 'tabular-nums lining-nums' })
