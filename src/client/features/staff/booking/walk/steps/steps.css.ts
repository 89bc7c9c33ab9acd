import { globalStyle, style } from '@vanilla-extract/css'
import { hidden } from '#client/ui/hidden.css.ts'
import { media } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { control } from '#client/ui/tokens.ts'

const { color, radius, space } = vars

/** From empty to full, in one row where there is room. */
export const gauge = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(3.25rem, 1fr))',
  gap: space.s1,
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

export const marks = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s2 })
export const markRow = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.s3,
  '@media': { [media.narrow]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
})
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

export const missing = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s1 })
globalStyle(`${missing} > li > button`, { textAlign: 'start', justifyContent: 'start' })
