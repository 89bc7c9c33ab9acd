import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

export const fields = style(
  responsive({
    phone: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 },
    desktop: { gridTemplateColumns: '1fr 1fr', gap: space.s4, alignItems: 'start' },
  }),
)

export const hint = style({ fontSize: 14, lineHeight: '20px', color: color.inkSecondary })
