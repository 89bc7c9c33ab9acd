import { keyframes, style } from '@vanilla-extract/css'
import { media } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, radius, space } = vars

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8rem, 100%), 1fr))',
  gap: space.s3,
})

export const tile = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'end',
  minBlockSize: 116,
  overflow: 'hidden',
  background: color.sunken,
  border: `1px solid ${color.control}`,
  borderRadius: radius.md,
  cursor: 'pointer',
  ':focus-within': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
})
/** Not seen, and as large as its tile: what has the focus is scrolled into view whole. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
})
export const image = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
})
export const caption = style({
  position: 'relative',
  display: 'flex',
  // The words go below the drawing before one of them is cut.
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s2,
  margin: space.s2,
  padding: `${space.s1} ${space.s2}`,
  justifySelf: 'start',
  maxInlineSize: '100%',
  overflowWrap: 'break-word',
  fontWeight: 600,
  color: color.ink,
  background: color.surface,
  borderRadius: radius.sm,
})

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
export const busy = style({
  position: 'absolute',
  insetBlockStart: space.s3,
  insetInlineEnd: space.s3,
  inlineSize: 28,
  blockSize: 28,
  border: `3px solid ${color.surface}`,
  borderBlockStartColor: color.ink,
  borderRadius: '50%',
  animation: `${turn} 900ms linear infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
})
