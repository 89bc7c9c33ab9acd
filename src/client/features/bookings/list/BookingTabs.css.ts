import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

export const tabs = style(
  responsive({
    phone: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, 1fr)',
      borderBlockEnd: `1px solid ${color.hair}`,
    },
    desktop: { display: 'flex', gap: space.s6 },
  }),
)

export const tab = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 48,
  marginBlockEnd: -1,
  paddingInline: space.s1,
  borderBlockEnd: '2px solid transparent',
  color: color.inkSecondary,
  fontWeight: 500,
  textDecoration: 'none',
  ':hover': { color: color.ink },
})

export const chosen = style({ borderBlockEndColor: color.metal, color: color.ink, fontWeight: 600 })
