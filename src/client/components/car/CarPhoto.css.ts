import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'
import { type } from '#client/ui/type.ts'

export const floor = style({
  display: 'block',
  position: 'relative',
  inlineSize: '100%',
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  background: vars.color.studio,
})

// The image is sized by the floor, not by what only lists its formats.
globalStyle(`${floor} > picture`, { display: 'contents' })

export const drawn = style({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })

/** Fills its place also where a drawn car is shown whole. */
export const photograph = style([drawn, { selectors: { '&&': { objectFit: 'cover' } } }])

/** In a lower corner, where no drawn car stands. */
export const drawing = style({
  position: 'absolute',
  insetBlockEnd: vars.space.s1,
  insetInlineStart: vars.space.s2,
  ...type.caption,
  color: vars.color.inkSecondary,
  pointerEvents: 'none',
})

export const missing = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.inkTertiary,
})
