import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

export const device = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: vars.space.s3,
  flex: '1 1 220px',
  minInlineSize: 0,
})
