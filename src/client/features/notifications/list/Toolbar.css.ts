import { style } from '@vanilla-extract/css'
import { responsive, wrapsWhenNarrow } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

export const toolbar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space.s3}`,
  ...wrapsWhenNarrow,
  borderBlockEnd: `1px solid ${color.hair}`,
})

export const filters = style(
  responsive({ phone: { display: 'flex', gap: space.s6 }, desktop: { gap: space.s8 } }),
)

export const filter = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 48,
  minInlineSize: 44,
  marginBlockEnd: -1,
  borderBlockEnd: '2px solid transparent',
  color: color.inkSecondary,
  fontWeight: 500,
  textDecoration: 'none',
  ':hover': { color: color.ink },
})
export const chosen = style({ borderBlockEndColor: color.metal, color: color.ink, fontWeight: 600 })
