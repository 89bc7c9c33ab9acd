import { style } from '@vanilla-extract/css'
import { liftingCard } from '#client/ui/Card/card.css.ts'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { type } from '#client/ui/type.ts'

const { color, space } = vars

export const tiles = style(
  responsive({
    phone: {
      display: 'grid',
      // Two, or one where a price would break in half the width.
      gridTemplateColumns: `repeat(auto-fit, minmax(max(min(100%, 8.5rem), (100% - ${space.s3}) / 2), 1fr))`,
      gap: space.s3,
    },
    desktop: { gridTemplateColumns: 'repeat(4, 1fr)', gap: space.s5 },
  }),
)

export const tile = style([
  liftingCard,
  {
    display: 'block',
    blockSize: '100%',
    overflow: 'hidden',
    paddingBlockEnd: space.s4,
    textDecoration: 'none',
  },
])

export const picture = style({
  inlineSize: '100%',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  background: color.studio,
})

export const pictureMissing = style({ fill: 'none', stroke: color.inkTertiary })

export const pictureRoom = style({ '@media': { '(scripting: none)': { display: 'none' } } })

export const name = style(
  responsive({
    phone: {
      display: 'block',
      paddingInline: space.s4,
      marginBlockStart: space.s3,
      ...type.figure,
    },
    desktop: { ...type.figureL },
  }),
)

export const note = style({
  display: 'block',
  paddingInline: space.s4,
  ...type.bodyS,
  color: color.inkSecondary,
})

export const from = style([note, { minBlockSize: '1.25rem', marginBlockStart: space.s2, color: color.ink }])

/** Prices must not break. */
export const sum = style({
  fontWeight: 600,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
})
