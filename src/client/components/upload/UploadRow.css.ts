import { style } from '@vanilla-extract/css'
import { media } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { duration, ease } from '#client/ui/tokens.ts'

const { color, space, radius } = vars

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

export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: 15,
  lineHeight: '20px',
  fontWeight: 500,
})

export const detail = style({
  fontSize: 14,
  lineHeight: '20px',
  color: color.inkSecondary,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

/** The words of a quiet button come nearer to the end of the hairline than its touch area would let them. */
export const acts = style({ display: 'flex', flex: 'none', marginInlineEnd: `calc(-1 * ${space.s3})` })

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
