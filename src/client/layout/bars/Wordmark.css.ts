import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

/** A brass rule under the name: the one ornament of the house. */
export const wordmark = style(
  responsive({
    phone: {
      display: 'inline-block',
      fontFamily: vars.font.display,
      fontSize: 26,
      lineHeight: '28px',
      letterSpacing: '.01em',
      color: vars.color.ink,
      textDecoration: 'none',
      borderBlockEnd: `1px solid ${vars.color.metal}`,
    },
    desktop: { fontSize: 32, lineHeight: '34px' },
  }),
)

/** The name alone is 30 px high: the target around it is not. */
export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  textDecoration: 'none',
})
