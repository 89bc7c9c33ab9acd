import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

export const asked = style(
  responsive({
    phone: { display: 'grid', gap: space.s4 },
    desktop: { gap: space.s6 },
  }),
)

export const form = style(responsive({ phone: { padding: space.s4 }, desktop: { padding: space.s6 } }))

export const notice = style({
  paddingInlineStart: space.s3,
  borderInlineStart: `2px solid ${color.metal}`,
  color: color.inkSecondary,
})
