import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

export const head = style({ display: 'grid', gap: space.s2 })

export const lead = style({ maxInlineSize: '52ch', color: color.inkSecondary, textWrap: 'pretty' })

export const columns = style(
  responsive({
    phone: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s8, marginBlockStart: space.s6 },
    desktop: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gridTemplateAreas: '"writing channels"',
      alignItems: 'start',
      columnGap: space.s18,
      marginBlockStart: space.s10,
    },
  }),
)

export const writing = style(
  responsive({
    phone: {
      display: 'grid',
      gap: space.s4,
      paddingBlockStart: space.s6,
      borderBlockStart: `1px solid ${color.hair}`,
    },
    desktop: { gridArea: 'writing', paddingBlockStart: 0, borderBlockStart: 0 },
  }),
)
