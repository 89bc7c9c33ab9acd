import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

export const choices = style(
  responsive({
    phone: { display: 'grid', gap: vars.space.s3, paddingBlockStart: vars.space.s2 },
    desktop: { gridTemplateColumns: '1fr 1fr' },
  }),
)
