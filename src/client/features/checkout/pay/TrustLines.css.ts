import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

export const lines = style({ display: 'grid', gap: space.s2 })

export const line = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: space.s3,
  fontSize: 14,
  lineHeight: '20px',
  color: color.inkSecondary,
})
