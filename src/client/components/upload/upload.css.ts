import { style } from '@vanilla-extract/css'
import { media } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { duration, ease } from '#client/ui/tokens.ts'
import { type } from '#client/ui/type.ts'

const { color, space, radius } = vars

export const group = style({
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  outlineOffset: 4,
  // The bar at the end of a phone's screen must not lie over what is asked for.
  scrollMarginBlock: space.s24,
})

/** As high as the row that takes their place, so that nothing below jumps. */
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s3,
  minBlockSize: 64,
  marginBlockStart: 6,
})

/** A computer's camera looks at the person, not at a card. */
export const camera = style({ '@media': { '(pointer: fine)': { display: 'none' } } })

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  minBlockSize: 64,
  marginBlockStart: 6,
  borderBlock: `1px solid ${color.hair}`,
})

export const icon = style({ flex: 'none', color: color.inkSecondary })
export const good = style({ color: color.success })
export const bad = style({ color: color.danger })

export const words = style({ flex: 1, minInlineSize: 0, paddingBlock: space.s2 })

export const fileName = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...type.compact,
  fontWeight: 500,
})

export const detail = style({ fontVariantNumeric: 'tabular-nums lining-nums' })

/** The words of a quiet button come nearer to the end of the hairline than its touch area would let them. */
export const actions = style({ display: 'flex', flex: 'none', marginInlineEnd: `calc(-1 * ${space.s3})` })

const fill = {
  background: color.metal,
  transition: `inline-size ${duration.base} ${ease.standard}`,
} as const

/** Lies over the lower hairline. */
export const bar = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: -2,
  inlineSize: '100%',
  blockSize: 3,
  appearance: 'none',
  border: 0,
  borderRadius: radius.full,
  overflow: 'hidden',
  background: color.hair,
  '::-webkit-progress-bar': { background: color.hair },
  '::-webkit-progress-value': fill,
  '::-moz-progress-bar': fill,
  '@media': {
    [media.reducedMotion]: {
      '::-webkit-progress-value': { transition: 'none' },
      '::-moz-progress-bar': { transition: 'none' },
    },
  },
})
