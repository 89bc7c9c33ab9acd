import { style } from '@vanilla-extract/css'
import { media } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { control as measures } from '#client/ui/tokens.ts'
import { mapColours } from './colours.css.ts'
import { fontSize, lineHeight, type } from '#client/ui/type.ts'

const { color, font, space, radius, shadow } = vars

/** The library gives the element a position of its own. */
export const canvas = style({ inlineSize: '100%', blockSize: '100%', background: mapColours.water })

export const controls = style({
  position: 'absolute',
  insetBlockEnd: space.s3,
  insetInlineEnd: space.s3,
  display: 'grid',
  gap: 1,
  overflow: 'hidden',
  borderRadius: radius.md,
  background: color.hair,
  boxShadow: `${shadow.e0}, ${shadow.e2}`,
})

export const control = style({
  borderRadius: 0,
  background: color.surface,
  ':focus-visible': { outlineOffset: -3 },
})

export const attribution = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  paddingInline: space.s3,
  paddingBlock: 2,
  borderStartEndRadius: radius.sm,
  background: `color-mix(in srgb, ${color.surface} 82%, transparent)`,
  ...type.caption,
  color: color.inkSecondary,
  pointerEvents: 'none',
})

/** Ink with a ring of brass; the one that is picked is brass with a ring of ink. */
export const pin = style({
  minInlineSize: 32,
  blockSize: 32,
  paddingInline: 6,
  border: `2px solid ${color.metal}`,
  borderRadius: radius.full,
  background: color.ink,
  color: color.onInk,
  // The library sets a face of its own around it.
  fontFamily: font.text,
  fontSize: fontSize.s14,
  fontWeight: 600,
  lineHeight: lineHeight.l28,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  boxShadow: shadow.e2,
  cursor: 'pointer',
  selectors: {
    '&:hover, &:focus-visible': { zIndex: 1 },
    '&[aria-pressed="true"]': {
      zIndex: 2,
      borderColor: color.ink,
      background: color.metal,
      color: '#1A1A1A',
    },
    '&:empty': { minInlineSize: 22, blockSize: 22, padding: 0 },
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineStart: '50%',
    minInlineSize: measures.hit,
    inlineSize: '100%',
    blockSize: measures.hit,
    borderRadius: radius.full,
    transform: 'translate(-50%, -50%)',
  },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
})

/** A drop whose tip is the place. */
export const placed = style({
  inlineSize: 30,
  blockSize: 44,
  cursor: 'grab',
  '::before': {
    content: '',
    position: 'absolute',
    inlineSize: 30,
    blockSize: 30,
    border: `2px solid ${color.ink}`,
    borderRadius: '50% 50% 50% 0',
    background: color.metal,
    boxShadow: shadow.e2,
    transform: 'translateY(6px) rotate(-45deg)',
  },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
})
