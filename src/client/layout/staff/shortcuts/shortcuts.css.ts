import { globalStyle, style } from '@vanilla-extract/css'
import { bodyS } from '#client/ui/Text/text.css.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space, radius } = vars

export const keys = style({ display: 'grid', gap: space.s2 })
globalStyle(`${keys} > div`, {
  display: 'grid',
  gridTemplateColumns: '9rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.s3,
})
export const key = style([
  bodyS,
  {
    display: 'inline-block',
    minInlineSize: 32,
    paddingInline: space.s2,
    border: `1px solid ${color.hair}`,
    borderRadius: radius.sm,
    background: color.sunken,
    fontFamily: 'inherit',
    fontWeight: 600,
    textAlign: 'center',
  },
])
