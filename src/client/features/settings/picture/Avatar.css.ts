import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

export const avatar = style({
  flex: 'none',
  inlineSize: 72,
  blockSize: 72,
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  fontFamily: vars.font.display,
  fontSize: 30,
  color: vars.color.onInk,
  background: vars.color.ink,
  borderRadius: vars.radius.full,
})

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
