import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

export const square = style({
  inlineSize: 'min(240px, 40dvh)',
  aspectRatio: '1',
  marginInline: 'auto',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  fontFamily: vars.font.display,
  fontSize: 72,
  color: vars.color.inkTertiary,
  background: vars.color.sunken,
  borderRadius: vars.radius.md,
})

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
