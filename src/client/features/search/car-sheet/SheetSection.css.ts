import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s3,
  marginBlockStart: vars.space.s2,
  paddingBlockStart: vars.space.s5,
  borderBlockStart: `1px solid ${vars.color.hair}`,
})
