import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 })

export const groupTitle = style({
  fontSize: 14,
  lineHeight: '20px',
  fontWeight: 600,
  color: color.inkSecondary,
})

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

export const absent = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  minBlockSize: 36,
  color: color.inkTertiary,
})
