import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

export const reasons = style(
  responsive({
    phone: { display: 'grid', gap: space.s6 },
    desktop: { gridTemplateColumns: 'repeat(3, 1fr)', gap: space.s8 },
  }),
)

export const reason = style({ paddingBlockStart: space.s4, borderBlockStart: `1px solid ${color.metal}` })

export const text = style({
  marginBlockStart: space.s2,
  maxInlineSize: '45ch',
  color: color.inkSecondary,
  textWrap: 'pretty',
})
