import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { layout } from '#client/ui/tokens.ts'

const { space } = vars

export const head = style(
  responsive({
    phone: { display: 'grid', gap: space.s2, maxInlineSize: layout.prose, marginBlockEnd: space.s6 },
    desktop: { marginBlockEnd: space.s8 },
  }),
)
