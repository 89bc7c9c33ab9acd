import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { space } = vars

export const sections = style(
  responsive({
    phone: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s14, paddingBlockStart: space.s10 },
    desktop: { gap: space.s24, paddingBlockStart: space.s10 },
  }),
)
