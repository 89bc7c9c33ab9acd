import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

export const content = style(
  responsive({
    phone: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s4 },
    desktop: { gap: vars.space.s6 },
  }),
)

export const age = style({ fontSize: 14, lineHeight: '20px', color: vars.color.inkTertiary })
