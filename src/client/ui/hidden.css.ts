import { style } from '@vanilla-extract/css'
import { media } from './responsive.ts'

/** Heard, not seen. */
export const hidden = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

/** Of two shapes of one thing, the one that does not fit the screen. */
export const onPhones = style({ '@media': { [media.desktop]: { display: 'none' } } })
export const onDesktops = style({ '@media': { [media.phone]: { display: 'none' } } })
