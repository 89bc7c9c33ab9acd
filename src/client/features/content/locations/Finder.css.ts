import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

export const finder = style(
  responsive({
    phone: {
      display: 'grid',
      gap: space.s3,
      '@media': { '(scripting: none)': { display: 'none' } },
    },
    desktop: { gridColumn: 1 },
  }),
)

export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: space.s3 })

export const note = style({ fontSize: 14, lineHeight: '20px', color: color.inkSecondary })
