import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

export const acts = style(
  responsive({
    phone: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.25rem), 1fr))', gap: space.s2 },
    desktop: { display: 'flex' },
  }),
)
export const act = style({ paddingInline: space.s3, fontSize: 14 })

export const note = style({ gridColumn: '1 / -1', fontSize: 14, lineHeight: '20px', color: color.inkSecondary })
