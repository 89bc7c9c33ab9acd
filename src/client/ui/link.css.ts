import { style } from '@vanilla-extract/css'
import { media } from './responsive.ts'
import { vars } from './theme.css.ts'

/** A link inside a sentence. */
export const link = style({
  color: vars.color.accentText,
  textDecoration: 'underline',
  textDecorationColor: `color-mix(in srgb, ${vars.color.accentText} 40%, transparent)`,
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecorationColor: 'currentColor' } } } },
})

/** A link on a line of its own, pressed on its words alone. */
export const linkLine = style([link, { justifySelf: 'start' }])
