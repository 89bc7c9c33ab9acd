import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

export const floor = style({
  display: 'block',
  position: 'relative',
  inlineSize: '100%',
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  background: vars.color.studio,
})

export const photo = style({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })

export const missing = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.inkTertiary,
})
