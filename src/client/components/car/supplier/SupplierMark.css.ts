import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'
import { fontSize, lineHeight, type } from '#client/ui/type.ts'

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
  // Logos are drawn for white paper: in the dark theme they keep a small plate of it, with less light on it.
  background: '#FFFFFF',
  borderRadius: vars.radius.xs,
  selectors: {
    '[data-theme="dark"] &': {
      '@media': {
        screen: { padding: '3px 6px', background: '#E4DFD5', borderRadius: vars.radius.sm },
      },
    },
  },
})

/** On the logo's light ground. */
export const initial = style({
  display: 'grid',
  placeItems: 'center',
  fontFamily: vars.font.display,
  fontSize: fontSize.s22,
  lineHeight: lineHeight.l30,
  color: '#55524C',
})
