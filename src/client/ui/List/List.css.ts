// Rows of a list, below each other in a card.

import { style } from '@vanilla-extract/css'
import { bodyS } from '../Text/text.css.ts'
import { withFewLetters } from '../responsive.ts'
import { vars } from '../theme.css.ts'

const { color, space } = vars

/** Rows far from the screen are neither laid out nor painted. */
export const item = style({
  containerType: 'inline-size',
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 120px',
  // A printer takes what lies far from the screen, too.
  '@media': { print: { contentVisibility: 'visible' } },
})

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  minBlockSize: 72,
  padding: `${space.s3} ${space.s4}`,
  paddingInlineEnd: space.s3,
  textDecoration: 'none',
  ':focus-visible': { outlineOffset: -2 },
  ':active': { background: color.sunken },
})
export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  flex: 1,
  minInlineSize: 0,
})
export const first = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.s2 })
export const lead = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums lining-nums' })
export const title = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const quiet = style([bodyS, { color: color.inkSecondary, overflowWrap: 'anywhere' }])
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s2,
  marginBlockStart: space.s1,
})
export const badges = style({ display: 'inline-flex', flexWrap: 'wrap', gap: space.s1 })
export const amount = style({
  fontWeight: 600,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
  ...withFewLetters({ whiteSpace: 'normal' }),
})
export const chevron = style({
  flex: 'none',
  color: color.inkTertiary,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  ...withFewLetters({ display: 'none' }),
})

/** What heads a row of a table. */
export const rowName = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 36,
  fontWeight: 600,
})

/** The whole cell is the target; in a table, which a mouse points at, it is as low as a dozen rows need. */
export const rowLink = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 44,
  selectors: { 'th > &': { minBlockSize: 36 } },
  fontWeight: 600,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
})

/** Cut at the end where its column has no room: a row of a table stays as low as the others. */
export const oneLine = style({
  display: 'block',
  maxInlineSize: '16ch',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

/** The same for what may take what the others leave. */
export const longLine = style([oneLine, { maxInlineSize: 'clamp(16ch, 38vw, 64ch)' }])

/** A cell that paper leaves out. */
export const screenCell = style({ '@media': { print: { display: 'none' } } })
