import { globalStyle, style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

export const section = style(
  responsive({
    phone: {
      display: 'grid',
      // A long word must not widen the page.
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space.s5,
      paddingBlock: space.s8,
      selectors: { '& + &': { borderBlockStart: `1px solid ${color.hair}` } },
    },
    desktop: { paddingBlock: space.s10 },
  }),
)

globalStyle(`${section} > h2:focus`, { outline: 'none' })
