import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, radius, space } = vars

/** The words, and beside or below them what the place looks like. */
export const meeting = style(
  responsive({
    phone: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 },
    tablet: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 20rem)', alignItems: 'start' },
  }),
)

export const meetingPicture = style({
  inlineSize: '100%',
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
