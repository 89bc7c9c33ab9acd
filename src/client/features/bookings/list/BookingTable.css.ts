import { style } from '@vanilla-extract/css'
import { bodyS } from '#client/ui/Text/text.css.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

export const car = style({ display: 'block', minInlineSize: 132, fontWeight: 600, textWrap: 'balance' })
export const dates = style([bodyS, { display: 'block', textWrap: 'balance', color: color.inkSecondary }])

/** "Solicitar la cancelación" takes two lines rather than the room of the other columns. */
export const actions = style({
  display: 'inline-grid',
  gap: space.s2,
  justifyItems: 'stretch',
  maxInlineSize: '8rem',
  whiteSpace: 'normal',
})
