import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { space } = vars

export const form = style(
  responsive({
    phone: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 },
    desktop: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space.s5, alignItems: 'start' },
  }),
)

/** Over both columns. */
export const wide = style({ gridColumn: '1 / -1' })
