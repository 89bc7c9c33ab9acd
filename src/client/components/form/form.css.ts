import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { color, space, radius } = vars

export const form = style({ display: 'grid', gap: space.s4 })

export const alert = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: space.s3,
  padding: space.s4,
  borderRadius: radius.md,
  background: color.dangerWash,
  color: color.danger,
  fontWeight: 500,
})

export const done = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: space.s3,
  padding: space.s4,
  borderRadius: radius.md,
  background: color.successWash,
  color: color.success,
  fontWeight: 500,
})

export const missing = style({ fontWeight: 500, color: color.danger })

export const unit = style({ paddingInlineEnd: space.s3 })
