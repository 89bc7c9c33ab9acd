import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { space } = vars

export const tripCard = style(
  responsive({
    phone: { display: 'grid', alignContent: 'space-between', gap: space.s4, padding: space.s4 },
    tablet: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
    desktop: { paddingInline: space.s6 },
  }),
)

export const tripText = style({ display: 'grid', gap: space.s1, overflowWrap: 'anywhere' })

export const tripActions = style(
  responsive({
    phone: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.75rem), 1fr))',
      gap: space.s2,
    },
    tablet: { gridAutoFlow: 'column', gridTemplateColumns: 'none', gridAutoColumns: 'minmax(150px, 1fr)' },
    desktop: { gridAutoColumns: 'minmax(170px, 1fr)' },
  }),
)
