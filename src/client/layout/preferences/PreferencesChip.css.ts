import { style } from '@vanilla-extract/css'
import { media } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { control } from '#client/ui/tokens.ts'

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minBlockSize: control.hit,
  paddingInline: vars.space.s3,
  marginInlineEnd: `calc(-1 * ${vars.space.s3})`,
  fontSize: 14,
  lineHeight: '20px',
  fontWeight: 500,
  borderRadius: vars.radius.full,
  ':focus-visible': { outlineOffset: -2 },
  whiteSpace: 'nowrap',
  '@media': { [media.hover]: { ':hover': { background: vars.color.sunken } } },
})
