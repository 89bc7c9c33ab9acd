import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

export const bar = style(
  responsive({
    phone: { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: vars.space.s1 },
    desktop: { display: 'none' },
  }),
)

export const segment = style({ blockSize: 3, borderRadius: vars.radius.full, background: vars.color.hair })
export const reached = style({ background: vars.color.ink })
