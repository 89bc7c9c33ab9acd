import { style } from '@vanilla-extract/css'
import { wrapsWhenNarrow } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

export const amounts = style({ display: 'grid', gap: space.s2 })

export const line = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space.s4}`,
  color: color.inkSecondary,
  ...wrapsWhenNarrow,
})

export const amount = style({ color: color.ink })

export const note = style({
  marginBlock: `${space.s2} 0`,
  fontSize: 14,
  lineHeight: '20px',
  color: color.inkSecondary,
})
