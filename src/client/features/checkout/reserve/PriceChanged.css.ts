import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

export const prices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space.s3,
  marginBlockStart: vars.space.s4,
})

export const was = style({ color: vars.color.inkSecondary, whiteSpace: 'nowrap' })
