import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

export const card = style(
  responsive({
    phone: {
      display: 'grid',
      gap: space.s3,
      justifyItems: 'stretch',
      padding: space.s5,
      marginBlockStart: space.s6,
      background: color.accentWash,
      borderRadius: vars.radius.md,
    },
    desktop: { justifyItems: 'start', padding: space.s6, marginBlockStart: space.s10 },
  }),
)

export const text = style({ maxInlineSize: '60ch', color: color.inkSecondary, textWrap: 'pretty' })
