import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

export const places = style(
  responsive({
    phone: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s6 },
    desktop: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: space.s10,
      alignItems: 'start',
    },
  }),
)

export const list = style({ borderBlockEnd: `1px solid ${color.hair}` })

export const picture = style({ minInlineSize: 0 })
