import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { color, radius, space } = vars

/** Written out, not taken from the tile's styles: their file would come with those of the staff area. */
const whole = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' } as const

/** What the place looked like the last time: to stand where one stood then. */
export const ghost = style({ ...whole, objectFit: 'cover', opacity: 0.35, filter: 'grayscale(1)' })
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
export const under = style({ ...whole, objectFit: 'contain', background: color.sunken })
export const over = style([under, { clipPath: 'inset(0 0 0 var(--slid))' }])
export const slider = style({ inlineSize: '100%', minBlockSize: 44, accentColor: color.ink })
export const ends = style({ display: 'flex', justifyContent: 'space-between', gap: space.s3 })
