import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

export const prose = style({
  display: 'grid',
  gap: vars.space.s2,
  paddingBlockEnd: vars.space.s6,
  lineHeight: '26px',
  hyphens: 'auto',
})

globalStyle(`${prose} h3:not(:first-child)`, { marginBlockStart: vars.space.s4 })

export const end = style({ marginBlockStart: vars.space.s4 })
