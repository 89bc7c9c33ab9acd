import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { color, radius } = vars

export const meetingPicture = style({
  inlineSize: '100%',
  maxInlineSize: 420,
  blockSize: 'auto',
  borderRadius: radius.sm,
  background: color.sunken,
})

export const solid = style({ fill: color.ink })
export const surface = style({ fill: color.surface })
export const brass = style({ fill: color.metal })
export const ground = style({
  fill: 'none',
  stroke: color.inkSecondary,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
})
