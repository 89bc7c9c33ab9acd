import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

export const amounts = style({ display: 'grid', gap: space.s2 })

export const line = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.s4,
  color: color.inkSecondary,
})

export const amount = style({ color: color.ink })

export const note = style({
  marginBlock: `${space.s2} 0`,
  fontSize: 14,
  lineHeight: '20px',
  color: color.inkSecondary,
})
