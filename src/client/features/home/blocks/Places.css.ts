import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { fontSize, type } from '#client/ui/type.ts'

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

export const city = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s4,
  minBlockSize: 60,
  paddingBlock: space.s2,
  borderBlockStart: `1px solid ${color.hair}`,
  textDecoration: 'none',
  selectors: { '&:hover': { borderBlockStartColor: color.ink } },
})

export const cityName = style({
  flex: 1,
  minInlineSize: 0,
  fontFamily: vars.font.display,
  ...type.figure,
})

export const cityCars = style({
  fontSize: fontSize.s14,
  color: color.inkSecondary,
  fontVariantNumeric: 'tabular-nums',
})
