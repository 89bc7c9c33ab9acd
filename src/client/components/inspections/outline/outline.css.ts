import { style } from '@vanilla-extract/css'
import { media } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { layout } from '#client/ui/tokens.ts'

const { color } = vars

export const drawing = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: 340,
  marginInline: 'auto',
  overflow: 'visible',
  selectors: {
    // A zone that has the focus fits between the bars, on a phone on its side too.
    '&[role=group]': {
      maxBlockSize: `max(12rem, calc(100svh - ${layout.header.desktop} - 2 * ${vars.space.s4} - var(--bars)))`,
    },
  },
})

/** Around each zone that can be pressed. */
export const pressable = style({ cursor: 'pointer', outline: 'none' })

const drawn = {
  fill: color.surface,
  stroke: color.control,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  selectors: { [`${pressable}:focus-visible > &`]: { stroke: color.focus, strokeWidth: 3 } },
  '@media': { [media.hover]: { selectors: { [`${pressable}:hover > &`]: { fill: color.accentWash } } } },
} as const
export const zone = style(drawn)
export const wheel = style({ ...drawn, fill: color.sunken })
export const seam = style({
  fill: 'none',
  stroke: color.control,
  strokeWidth: 1,
  opacity: 0.7,
  pointerEvents: 'none',
})

export const mark = style({ pointerEvents: 'none' })
const dot = { strokeWidth: 1.5, stroke: color.surface } as const
export const knownDot = style({ ...dot, fill: color.inkSecondary })
export const newDot = style({ ...dot, fill: color.danger })
const number = { fontWeight: 600, textAnchor: 'middle' } as const
export const knownNumber = style({ ...number, fill: color.surface })
export const newNumber = style({ ...number, fill: color.surface })
