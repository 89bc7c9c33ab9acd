import { style } from '@vanilla-extract/css'
import { media } from '../responsive.ts'
import { vars } from '../theme.css.ts'
import { control, duration, ease } from '../tokens.ts'
import { lineHeight, type } from '../type.ts'

const { color, space, radius } = vars
const motion = `${duration.fast} ${ease.standard}`

export const choice = style({
  display: 'flex',
  gap: space.s3,
  alignItems: 'flex-start',
  minBlockSize: control.hit,
  paddingBlock: 10,
  cursor: 'pointer',
})

export const spread = style({ justifyContent: 'space-between', alignItems: 'center' })

export const words = style({ display: 'grid', gap: 2, minInlineSize: 0 })
export const aside = style({ ...type.bodyS, color: color.inkSecondary })

// System colours take over the parts that are drawn by hand.
const forced = { [media.forcedColors]: { forcedColorAdjust: 'none', borderColor: 'ButtonText' } } as const

/** In the middle of the first line, however large the text is. */
const besideFirstLine = (size: number) => `calc((1lh - ${size}px) / 2)`

const mark = {
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  background: color.surface,
  border: `1.5px solid ${color.control}`,
  transition: `background-color ${motion}, border-color ${motion}`,
  cursor: 'inherit',
} as const

export const box = style({
  ...mark,
  inlineSize: 24,
  blockSize: 24,
  marginBlockStart: besideFirstLine(24),
  borderRadius: 4,
  '::before': {
    content: '',
    inlineSize: 12,
    blockSize: 6,
    borderInlineStart: `2px solid ${color.onInk}`,
    borderBlockEnd: `2px solid ${color.onInk}`,
    transform: 'translateY(-1px) rotate(-45deg)',
    opacity: 0,
  },
  selectors: {
    '&:checked': { background: color.ink, borderColor: color.ink },
    '&:checked::before': { opacity: 1 },
    '&[aria-invalid="true"]': { borderColor: color.danger },
  },
  '@media': forced,
})

export const dot = style({
  ...mark,
  inlineSize: 22,
  blockSize: 22,
  marginBlockStart: besideFirstLine(22),
  borderRadius: radius.full,
  '::before': {
    content: '',
    inlineSize: 10,
    blockSize: 10,
    borderRadius: radius.full,
    background: color.ink,
    opacity: 0,
  },
  selectors: { '&:checked': { borderColor: color.ink }, '&:checked::before': { opacity: 1 } },
  '@media': forced,
})

export const track = style({
  ...mark,
  inlineSize: 48,
  blockSize: 28,
  padding: 2,
  placeContent: 'center start',
  borderRadius: radius.full,
  '::before': {
    content: '',
    inlineSize: 18,
    blockSize: 18,
    marginInlineStart: 1,
    borderRadius: radius.full,
    background: color.control,
    transition: `transform ${motion}, background-color ${motion}`,
  },
  selectors: {
    '&:checked': { background: color.ink, borderColor: color.ink },
    '&:checked::before': { transform: 'translateX(20px)', background: color.onInk },
    '&:disabled': { opacity: 0.45 },
    '[dir="rtl"] &:checked::before': { transform: 'translateX(-20px)' },
  },
  '@media': forced,
})

export const radioCard = style({
  display: 'flex',
  gap: space.s3,
  alignItems: 'flex-start',
  paddingBlock: space.s4,
  paddingInline: space.s4,
  background: color.surface,
  border: `1px solid ${color.hair}`,
  borderRadius: radius.md,
  cursor: 'pointer',
  transition: `background-color ${motion}, border-color ${motion}`,
  ':focus-within': { borderColor: color.ink },
  selectors: {
    '&:has(:checked)': { background: color.accentWash, borderColor: color.ink },
    '&:has(:disabled)': { cursor: 'default', color: color.inkTertiary },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:has(:disabled))': { borderColor: color.control } } },
  },
})

/** One that says everything in its title. */
export const brief = style({ paddingBlock: 10 })

export const radioTitle = style({ fontWeight: 600, lineHeight: lineHeight.l24 })
