import { globalStyle, style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space, radius } = vars

/** One below the other on a phone, cards beside each other on a desktop. */
export const entries = style(
  responsive({
    phone: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s2 },
    desktop: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space.s4 },
  }),
)
globalStyle(`${entries} > li`, {
  border: `1px solid ${color.hair}`,
  borderRadius: radius.md,
  background: color.surface,
})
globalStyle(`${entries} > li > a`, { blockSize: '100%', gap: space.s4 })
