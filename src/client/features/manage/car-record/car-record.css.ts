import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'
import { fontSize } from '#client/ui/type.ts'

const { color, space } = vars

export const amount = style({
  fontWeight: 600,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
})

/** Two fields beside each other where their words have room. */
export const pair = style({
  display: 'grid',
  gap: space.s3,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
})

/** Figures of a year, as many beside each other as fit. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))',
  gap: space.s3,
})
globalStyle(`${facts} dt`, { fontSize: fontSize.s14, color: color.inkSecondary })
export const fact = style({
  // A sum keeps to its line where a page of this width is read with text twice as large.
  fontSize: fontSize.fittedS18,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const months = style({})
globalStyle(`${months} tbody :is(th, td)`, { paddingBlock: space.s2 })
