import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { color, space, radius } = vars

export const board = style({
  position: 'relative',
  overflow: 'hidden',
  border: `1px solid ${color.hair}`,
  borderRadius: radius.md,
  background: color.surface,
})

export const country = style({ position: 'relative' })

export const outline = style({ inlineSize: '100%', blockSize: 'auto' })

export const pins = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' })

export const dot = style({ fill: color.metal, stroke: color.ink, strokeWidth: 2 })

export const button = style({
  position: 'absolute',
  insetBlockEnd: space.s4,
  insetInline: 0,
  display: 'grid',
  justifyItems: 'center',
})
