import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { color, radius, space } = vars

export const place = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s1,
  alignContent: 'start',
})
/** As large as the tiles beside it. */
export const detail = style({
  position: 'relative',
  display: 'block',
  minBlockSize: 116,
  overflow: 'hidden',
  background: color.sunken,
  borderRadius: radius.md,
})
