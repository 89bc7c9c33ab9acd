import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { color, radius, space } = vars

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s2,
  minBlockSize: '100%',
})
/** As high as the words leave room for, and never too low to see a car in. */
export const stage = style({
  position: 'relative',
  flex: '1 1 12rem',
  overflow: 'hidden',
  background: color.sunken,
  borderRadius: radius.md,
})
/** Whole, as it will be taken: nothing of it is cut off. */
export const live = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
})
export const ghost = style([live, { opacity: 0.4, pointerEvents: 'none' }])
