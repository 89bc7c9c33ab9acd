import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'
import { fontSize, lineHeight, type } from '#client/ui/type.ts'

/** For what is white in both themes, with what is on it. */
export const dimmedInDark = {
  selectors: { '[data-theme="dark"] &': { '@media': { screen: { filter: 'brightness(.8)' } } } },
} as const

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minInlineSize: 0,
  ...type.bodyS,
  color: vars.color.inkSecondary,
})

export const logo = style({
  flex: 'none',
  inlineSize: 60,
  blockSize: 30,
  objectFit: 'contain',
  // Logos are designed for white paper: in the dark theme it is the same paper with less light on it.
  background: '#FFFFFF',
  borderRadius: vars.radius.xs,
  ...dimmedInDark,
})

/** On the logo's white ground. */
export const initial = style({
  display: 'grid',
  placeItems: 'center',
  fontFamily: vars.font.display,
  fontSize: fontSize.s22,
  lineHeight: lineHeight.l30,
  color: '#55524C',
})
