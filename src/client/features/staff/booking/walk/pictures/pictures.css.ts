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
export const image = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
})
/** What the place looked like the last time: to stand where one stood then. */
export const ghost = style([image, { opacity: 0.35, filter: 'grayscale(1)' }])
export const caption = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  margin: space.s2,
  padding: `${space.s1} ${space.s2}`,
  justifySelf: 'start',
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
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

export const detail = style({ display: 'grid', gap: space.s1 })
export const detailImage = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  background: color.sunken,
  borderRadius: radius.md,
})

/** Two pictures of one place, the newer over the older as far as the slider says. */
export const pair = style({
  position: 'relative',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: radius.md,
})
export const under = style([image, { objectFit: 'contain', background: color.sunken }])
export const over = style([under, { clipPath: 'inset(0 0 0 var(--slid))' }])
export const slider = style({ inlineSize: '100%', minBlockSize: 44, accentColor: color.ink })
export const ends = style({ display: 'flex', justifyContent: 'space-between', gap: space.s3 })
