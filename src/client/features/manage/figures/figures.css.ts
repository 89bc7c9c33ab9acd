import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { fontSize } from '#client/ui/type.ts'

const { color, space, radius } = vars

/** Beside each other where there is room; one wide below the other where there is not. */
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), max-content))',
  alignItems: 'end',
  gap: space.s2,
})

export const totals = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr))',
  gap: space.s2,
  // Eight of them: two full rows, not seven and one.
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(4, 1fr)' } },
})

/** Pressed, its months are drawn below. */
export const total = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.s1,
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 72,
  padding: space.s3,
  border: `1px solid ${color.hair}`,
  borderRadius: radius.md,
  background: color.surface,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: {
    '&[aria-pressed=true]': { borderColor: color.ink, boxShadow: `inset 0 0 0 1px ${color.ink}` },
  },
})

/** Months below each other, each with its bar. */
export const chart = style({ inlineSize: '100%', borderCollapse: 'collapse' })
globalStyle(`${chart} :is(th, td)`, {
  paddingBlock: space.s2,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
globalStyle(`${chart} th`, {
  inlineSize: '6.5rem',
  paddingInlineEnd: space.s3,
  color: color.inkSecondary,
})
globalStyle(`${chart} :is(th, td)`, {
  // Its number below the month, where both do not fit beside each other.
  '@media': { [media.narrow]: { display: 'block', inlineSize: 'auto', paddingBlock: space.s1 } },
})
export const amount = style({ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' })
export const bar = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 8,
  marginBlockStart: space.s1,
  background: color.sunken,
  borderRadius: radius.xs,
  fill: color.accentText,
  '@media': {
    [media.forcedColors]: { fill: 'CanvasText', forcedColorAdjust: 'none', background: 'Canvas' },
  },
})

/** Below a figure: which way it went since the months before. */
export const change = style({
  display: 'flex',
  gap: space.s1,
  fontSize: fontSize.s14,
  color: color.inkSecondary,
})
globalStyle(`${change} svg`, { flex: 'none', marginBlockStart: '.15em' })
