import { style } from '@vanilla-extract/css'
import { responsive, wrapsWhenNarrow } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

export const toolbar = style(
  responsive({
    phone: { display: 'flex', alignItems: 'center', gap: space.s3, minBlockSize: 44, ...wrapsWhenNarrow },
    desktop: { minBlockSize: 24 },
  }),
)

export const total = style({
  flex: 1,
  minInlineSize: 0,
  whiteSpace: 'nowrap',
  fontSize: 14,
  lineHeight: '20px',
  color: color.inkSecondary,
  fontVariantNumeric: 'tabular-nums lining-nums',
  ':focus': { outline: 'none' },
})
