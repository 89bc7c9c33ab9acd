import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

export const rows = style({ display: 'grid' })

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  minBlockSize: 52,
  fontWeight: 500,
})

export const danger = style({ color: color.danger })
