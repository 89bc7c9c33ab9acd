import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

export const blocks = style(
  responsive({
    phone: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s14 },
    desktop: { gap: vars.space.s24 },
  }),
)
