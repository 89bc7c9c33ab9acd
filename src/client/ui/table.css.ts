import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'
import { fontSize, lineHeight, type } from './type.ts'

const { color, space, radius } = vars

export const frame = style({
  border: `1px solid ${color.hair}`,
  borderRadius: radius.md,
  background: color.surface,
  overflowX: 'auto',
})

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  ...type.table,
})

export const number = style({})

globalStyle(`${table} :is(th, td)`, {
  padding: `${space.s4} ${space.s2}`,
  textAlign: 'start',
  fontWeight: 400,
})
globalStyle(`${table} :is(th, td):first-child`, { paddingInlineStart: space.s4 })
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: space.s4 })
globalStyle(`${table} :is(th, td).${number}`, {
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
})
// Digits end where the words of the next column begin: without room they read as one.
globalStyle(`${table} :is(th, td).${number} + :is(th, td):not(.${number})`, { paddingInlineStart: space.s3 })
globalStyle(`${table} thead :is(th, td)`, {
  paddingBlock: space.s3,
  background: color.sunken,
  fontSize: fontSize.s14,
  fontWeight: 500,
  color: color.inkSecondary,
  whiteSpace: 'normal',
  verticalAlign: 'bottom',
})
globalStyle(`${table} tbody tr`, { borderBlockStart: `1px solid ${color.hair}` })

/** Rows of two lines, of which a desk sees a dozen at once. */
export const dense = style({})
globalStyle(`${dense} tbody :is(th, td)`, { paddingBlock: 1 })
globalStyle(`${dense} thead :is(th, td)`, { paddingBlock: space.s1 })

/** A heading that sorts: its words are pressed. */
export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s1,
  minBlockSize: 36,
  marginBlock: `calc(-1 * ${space.s2})`,
  font: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
  ':hover': { color: color.ink },
})

/** An amount leads by its weight alone. */
globalStyle(`${table} data`, { fontSize: fontSize.s16, lineHeight: lineHeight.l22 })

/** A row's box is 44 px to press, whatever the column's width. */
export const tickCell = style({ inlineSize: 44 })
globalStyle(`${table} :is(th, td).${tickCell}`, { padding: `0 0 0 ${space.s1}` })
export const tick = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  cursor: 'pointer',
})
/** A mouse needs less than a finger, and a desk more rows. */
globalStyle(`${dense} ${tick}`, { blockSize: 36 })
globalStyle(`${table} tr[data-ticked]`, { background: color.accentWash })
