import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

export const block = style({ display: 'grid', gap: space.s2 })

export const quiet = style({ color: color.inkSecondary })

export const bullets = style({
  display: 'grid',
  gap: space.s1,
  paddingInlineStart: space.s5,
  listStyle: 'disc',
})
