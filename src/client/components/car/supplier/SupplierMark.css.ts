import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minInlineSize: 0,
  fontSize: 14,
  lineHeight: '20px',
  color: vars.color.inkSecondary,
})

export const logo = style({
  flex: 'none',
  inlineSize: 60,
  blockSize: 30,
  objectFit: 'contain',
  // Logos are designed for white paper, in the dark theme too.
  background: '#FFFFFF',
  borderRadius: vars.radius.xs,
})

/** On the logo's white ground. */
export const initial = style({
  display: 'grid',
  placeItems: 'center',
  fontFamily: vars.font.display,
  fontSize: 22,
  lineHeight: '30px',
  color: '#55524C',
})
