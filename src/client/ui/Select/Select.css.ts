import { style } from '@vanilla-extract/css'
import { control } from '../Field/Field.css.ts'
import { fadeIn } from '../motion.css.ts'
import { media } from '../responsive.ts'
import { vars } from '../theme.css.ts'
import { control as size, duration, z } from '../tokens.ts'

const { color, space, radius, shadow } = vars

export const trigger = style([
  control,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s2,
    paddingInlineEnd: space.s3,
    // What is chosen may be long, such as a car with its plate and supplier: then it takes two lines.
    paddingBlock: space.s2,
    textAlign: 'start',
    fontVariantNumeric: 'tabular-nums',
  },
])

export const chosen = style({ overflow: 'hidden', textOverflow: 'ellipsis' })
export const arrow = style({ color: color.inkSecondary })

export const list = style({
  zIndex: z.dialog,
  minInlineSize: 'var(--radix-select-trigger-width)',
  maxBlockSize: 'min(360px, var(--radix-select-content-available-height))',
  overflow: 'hidden',
  color: color.ink,
  background: color.surface,
  borderRadius: radius.md,
  boxShadow: `${shadow.e0}, ${shadow.dialog}`,
  animation: `${fadeIn} ${duration.tap} linear`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})

export const viewport = style({ padding: space.s1 })

export const item = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s4,
  minBlockSize: size.hit,
  paddingInline: space.s3,
  borderRadius: radius.sm,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  userSelect: 'none',
  ':focus-visible': { outlineOffset: -2 },
  selectors: {
    '&[data-highlighted]': { background: color.sunken, outline: 'none' },
    '&[data-state="checked"]': { fontWeight: 600 },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
})
