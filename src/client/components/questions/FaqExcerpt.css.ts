import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { space } = vars

export const block = style(
  responsive({
    phone: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 },
    desktop: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: space.s18,
      alignItems: 'start',
    },
  }),
)

export const side = style(
  responsive({
    phone: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space.s3,
    },
    desktop: { flexDirection: 'column', alignItems: 'flex-start', gap: space.s6 },
  }),
)
