import { style } from '@vanilla-extract/css'
import { media } from '../responsive.ts'
import { vars } from '../theme.css.ts'

const { color, radius } = vars

/** A finger that draws does not scroll. */
export const area = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '3 / 1',
  background: color.surface,
  border: `1px solid ${color.control}`,
  borderRadius: radius.sm,
  touchAction: 'none',
  cursor: 'crosshair',
})
export const empty = style({ borderStyle: 'dashed' })

const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const
export const baseline = style({ ...line, stroke: color.hair, strokeWidth: 1 })
export const ink = style({
  ...line,
  stroke: color.ink,
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
})
