import { style } from '@vanilla-extract/css'
import { media } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

export const lead = style({
  display: 'block',
  textDecoration: 'none',
  '@media': { [media.hover]: { ':hover': { background: vars.color.sunken } } },
})
