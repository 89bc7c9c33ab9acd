import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'
import { layout } from '#client/ui/tokens.ts'

export const footer = style({ display: 'flex', alignItems: 'center', gap: vars.space.s2 })
export const reset = style({ flex: 'none' })
export const show = style({ flex: 1 })

export const column = style({
  position: 'sticky',
  insetBlockStart: `calc(${layout.header.desktop} + ${vars.space.s4})`,
})
