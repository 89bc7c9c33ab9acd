import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

export const row = style(
  responsive({
    phone: {
      display: 'grid',
      gridTemplateColumns: '72px minmax(0, 1fr)',
      columnGap: space.s4,
      rowGap: space.s4,
      alignItems: 'center',
    },
    desktop: { gridTemplateColumns: '72px minmax(0, 1fr) auto' },
  }),
)

export const words = style({ display: 'grid', justifyItems: 'start', minInlineSize: 0 })
export const name = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const email = style({
  fontSize: 14,
  lineHeight: '20px',
  color: color.inkSecondary,
  overflowWrap: 'anywhere',
  marginBlockEnd: space.s1,
})

export const buttons = style(
  responsive({
    phone: { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: space.s2 },
    desktop: { gridColumn: 'auto', flexDirection: 'column', alignItems: 'stretch' },
  }),
)
