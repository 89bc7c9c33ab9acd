import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { fontSize, type } from '#client/ui/type.ts'

const { color, space } = vars
const asTable = (rule: object) => ({ [media.md]: rule, print: rule })

/** Cards first: a phone has no room for columns. */
export const table = style({
  display: 'block',
  ...type.table,
  hyphens: 'manual',
  marginBlockStart: space.s4,
  '@media': asTable({
    display: 'table',
    inlineSize: '100%',
    borderCollapse: 'collapse',
  }),
})

export const caption = style({
  display: 'block',
  textAlign: 'start',
  paddingBlockEnd: space.s3,
  '@media': asTable({ display: 'table-caption' }),
})

/** Visually hidden in cards, whose cells repeat the labels. */
export const head = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  '@media': asTable({
    position: 'static',
    display: 'table-header-group',
    inlineSize: 'auto',
    blockSize: 'auto',
    overflow: 'visible',
    clipPath: 'none',
  }),
})

export const columnHead = style({
  textAlign: 'start',
  verticalAlign: 'bottom',
  padding: `${space.s2} ${space.s4} ${space.s2} 0`,
  fontWeight: 600,
  color: color.inkSecondary,
  borderBlockEnd: `1px solid ${color.control}`,
})

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': asTable({ display: 'table-row-group' }),
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s1,
  paddingBlock: space.s3,
  borderBlockStart: `1px solid ${color.hair}`,
  '@media': asTable({ display: 'table-row', breakInside: 'avoid' }),
})

const inColumn = {
  display: 'table-cell',
  verticalAlign: 'top',
  padding: `${space.s3} ${space.s4} ${space.s3} 0`,
  borderBlockStart: `1px solid ${color.hair}`,
}

export const name = style({
  display: 'block',
  textAlign: 'start',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  // With `anywhere` the column would shrink to one letter.
  '@media': asTable({ ...inColumn, overflowWrap: 'break-word' }),
})

/** The label is hidden from screen readers: they read the column head. */
export const cell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)',
  columnGap: space.s3,
  '::before': { content: ['attr(data-label)', 'attr(data-label) / ""'], color: color.inkSecondary },
  '@media': asTable({ ...inColumn, '::before': { content: 'none' } }),
})

globalStyle(`${row} code`, {
  fontFamily: 'ui-monospace, monospace',
  fontSize: fontSize.relative,
  '@media': asTable({ whiteSpace: 'nowrap' }),
})
