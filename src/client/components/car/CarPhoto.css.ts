import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

export const floor = style({
  display: 'block',
  position: 'relative',
  inlineSize: '100%',
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  backgroundColor: vars.color.sunken,
  // The studio's light is turned down at night, the floor of the picture with it.
  selectors: { '[data-theme="dark"] &': { filter: 'sepia(.12) brightness(.86)' } },
})

export const photo = style({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })

export const missing = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.inkTertiary,
})
