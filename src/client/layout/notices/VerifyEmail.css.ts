import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color } = vars

/** Two lines and a button on a phone, one line of both on a desktop, in every language. */
export const place = style(
  responsive({
    phone: {
      minBlockSize: 109,
      background: color.accentWash,
      borderBlockEnd: `1px solid ${color.hair}`,
      '@media': { print: { display: 'none' } },
    },
    desktop: { minBlockSize: 61 },
  }),
)
