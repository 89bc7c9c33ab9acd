import { globalStyle, style } from '@vanilla-extract/css'
import { hidden } from '#client/ui/hidden.css.ts'
import { media } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { control } from '#client/ui/tokens.ts'

const { color, radius, space } = vars

/** From empty to full, in one row where there is room, in three elsewhere. */
export const gauge = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.s1,
  '@media': { [media.sm]: { gridTemplateColumns: 'repeat(9, minmax(0, 1fr))' } },
})
export const eighthInput = hidden
export const eighth = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: control.hit,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums lining-nums',
  background: color.surface,
  border: `1px solid ${color.control}`,
  borderRadius: radius.sm,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { color: color.onInk, background: color.ink, borderColor: color.ink },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&:has(:checked)': { outline: '3px solid Highlight' } } },
  },
})

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2 })
// Words that are wider than the screen have two lines, also where the page's own text is large.
globalStyle(`${chips} > button`, { whiteSpace: 'normal' })

export const marks = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s2 })
export const markRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s3,
})
export const markWords = style({ flex: '1 1 8rem' })
export const markNumber = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '1.75rem',
  minBlockSize: '1.75rem',
  fontWeight: 600,
  color: color.surface,
  background: color.inkSecondary,
  borderRadius: '999px',
})
export const newNumber = style([markNumber, { background: color.danger }])

export const signatures = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s6,
})
export const signing = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s2 })

/** A word and what was found beside it, or below where both do not fit. */
export const findings = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s1 })
export const finding = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.s4,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
})

export const missing = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s1 })
globalStyle(`${missing} > li > button`, { textAlign: 'start', justifyContent: 'start' })
