import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space, radius } = vars

export const rows = style(
  responsive({
    phone: {
      paddingInline: space.s4,
      paddingBlock: 0,
      border: `1px solid ${color.hair}`,
      borderRadius: radius.md,
      background: color.surface,
    },
    desktop: { paddingInline: 0, border: 0 },
  }),
)

export const missing = style({ marginBlock: 0, fontSize: 14, lineHeight: '20px', color: color.inkSecondary })

export const question = style({ marginBlockEnd: space.s3, fontWeight: 600 })

export const second = style({
  display: 'grid',
  gap: space.s3,
  marginBlockEnd: space.s4,
  padding: 0,
  border: 0,
  minInlineSize: 0,
})
