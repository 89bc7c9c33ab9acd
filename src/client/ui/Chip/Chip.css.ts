import { style } from '@vanilla-extract/css'
import { media } from '../responsive.ts'
import { vars } from '../theme.css.ts'
import { duration, ease } from '../tokens.ts'
import { type } from '../type.ts'

const { color, radius } = vars

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: 36,
  paddingInline: 14,
  ...type.bodyS,
  fontWeight: 500,
  color: color.ink,
  background: color.surface,
  border: `1px solid ${color.hair}`,
  borderRadius: radius.full,
  whiteSpace: 'nowrap',
  '@media': { [media.narrow]: { whiteSpace: 'normal' } },
})

/** 36 px to look at, 44 px to touch. */
const touch = { content: '', position: 'absolute', insetInline: 0, insetBlock: -5 } as const

export const pressable = style({
  position: 'relative',
  borderColor: color.control,
  transition: `background-color ${duration.fast} ${ease.standard}, color ${duration.fast} ${ease.standard}`,
  '::after': touch,
  selectors: {
    '&[aria-pressed="true"]': { background: color.ink, borderColor: color.ink, color: color.onInk },
    '&:disabled': { opacity: 0.45, cursor: 'default' },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:disabled, [aria-pressed="true"])': { background: color.sunken } },
    },
  },
})

/** What somebody typed or chose may be long: it wraps, and its cross stays. */
export const removable = style({ paddingInlineEnd: 4, maxInlineSize: '100%', whiteSpace: 'normal' })

export const remove = style({
  position: 'relative',
  flex: 'none',
  inlineSize: 28,
  blockSize: 28,
  display: 'grid',
  placeItems: 'center',
  borderRadius: radius.full,
  '::after': { ...touch, insetBlock: -8, insetInline: -8 },
  '@media': { [media.hover]: { ':hover': { background: color.sunken } } },
})
