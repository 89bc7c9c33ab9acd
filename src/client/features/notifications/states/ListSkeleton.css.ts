import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

/** As tall as a row, so that nothing moves when the rows come. */
export const line = style(
  responsive({
    phone: {
      display: 'grid',
      alignContent: 'center',
      gap: space.s2,
      minBlockSize: 84,
      paddingInlineStart: space.s5,
      selectors: { '& + &': { borderBlockStart: `1px solid ${color.hair}` } },
    },
    desktop: { minBlockSize: 76, paddingInlineStart: 64 },
  }),
)
