import { globalStyle, style } from '@vanilla-extract/css'
import { bodyS } from '#client/ui/Text/text.css.ts'
import { table } from '#client/ui/table.css.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

export const car = style({ display: 'block', minInlineSize: 132, fontWeight: 600, textWrap: 'balance' })
export const dates = style([bodyS, { display: 'block', textWrap: 'balance', color: color.inkSecondary }])

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
globalStyle(`${table} tr[data-ticked]`, { background: color.accentWash })

/** "Solicitar la cancelación" takes two lines rather than the room of the other columns. */
export const actions = style({
  display: 'inline-grid',
  gap: space.s2,
  justifyItems: 'stretch',
  maxInlineSize: '8rem',
  whiteSpace: 'normal',
})
