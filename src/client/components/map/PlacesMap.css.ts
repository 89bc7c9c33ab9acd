import { style } from '@vanilla-extract/css'
import { fadeIn } from '#client/ui/motion.css.ts'
import { media } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { mapColours } from './colours.css.ts'
import { locatorSize } from './points.ts'
import { type } from '#client/ui/type.ts'

const { color, space, radius } = vars

/** Picture and map have the same size: nothing moves when the map opens. */
export const frame = style({
  position: 'relative',
  isolation: 'isolate',
  blockSize: 460,
  border: `1px solid ${color.hair}`,
  borderRadius: radius.md,
  overflow: 'hidden',
  background: color.surface,
  '@media': { [media.desktop]: { blockSize: 540 } },
})

export const low = style({ blockSize: 240, '@media': { [media.desktop]: { blockSize: 280 } } })

export const layer = style({
  position: 'absolute',
  inset: 0,
  visibility: 'hidden',
  selectors: { '&[data-ready]': { visibility: 'visible', animation: `${fadeIn} 240ms linear` } },
})

export const problem = style({
  padding: `${space.s2} ${space.s3}`,
  borderRadius: radius.sm,
  background: color.surface,
  ...type.bodyS,
  color: color.inkSecondary,
})

/** Hidden without scripts. */
export const opener = style({
  selectors: { '&&': { '@media': { '(scripting: none)': { display: 'none' } } } },
})

/** The background continues the picture's sea. */
export const country = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  background: mapColours.abroad,
})

export const small = style({ placeItems: 'center start' })

const fills = {
  gridArea: '1 / 1',
  blockSize: '100%',
  maxInlineSize: '100%',
  aspectRatio: `${locatorSize.width} / ${locatorSize.height}`,
}

/** The country's lines, in the colours of the theme. */
const lines = {
  backgroundImage: "url('/pictures/cameroon.svg')",
  selectors: { '[data-theme="dark"] &': { backgroundImage: "url('/pictures/cameroon-dark.svg')" } },
}

export const outline = style({
  ...fills,
  background: 'center / contain no-repeat',
  // The lines fade out at the sides.
  maskImage: 'linear-gradient(to right, transparent, #000 6%, #000 86%, transparent)',
  selectors: {
    [`${small} &`]: { maskImage: 'linear-gradient(to right, #000 86%, transparent)' },
  },
  '@media': { '(scripting: none)': lines },
})

/** Loads the picture; set when it is near the screen. */
export const seen = style(lines)

/** Above the outline, whose mask makes a stacking context. */
export const pins = style({ ...fills, position: 'relative', overflow: 'visible' })

export const dot = style({ fill: color.metal, stroke: color.ink, strokeWidth: 2 })

export const below = style({
  position: 'absolute',
  insetBlockEnd: space.s4,
  insetInline: space.s4,
  display: 'grid',
  justifyItems: 'center',
  gap: space.s2,
  textAlign: 'center',
})

/** In a low picture the country is on one side, and the button on the other. */
export const beside = style({ insetInlineStart: '45%' })
