import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { fontSize, lineHeight } from '#client/ui/type.ts'

const { color, space } = vars

export const panel = style({ display: 'grid' })

export const group = style({
  paddingBlock: space.s4,
  borderBlockEnd: `1px solid ${color.hair}`,
  selectors: { '&:first-child': { paddingBlockStart: 0 }, '&:last-child': { borderBlockEnd: 0 } },
})

export const title = style({ marginBlockEnd: space.s1, fontWeight: 600, lineHeight: lineHeight.l24 })

export const option = style(
  responsive({
    phone: {
      display: 'flex',
      alignItems: 'center',
      gap: space.s3,
      minBlockSize: 44,
      paddingBlock: space.s1,
      cursor: 'pointer',
      selectors: { '&:has(:disabled)': { color: color.inkTertiary, cursor: 'default' } },
    },
    desktop: { minBlockSize: 36, fontSize: fontSize.s15 },
  }),
)

export const words = style({ flex: 1, minInlineSize: 0 })

export const counter = style({
  fontSize: fontSize.s14,
  color: color.inkTertiary,
  fontVariantNumeric: 'tabular-nums',
})
