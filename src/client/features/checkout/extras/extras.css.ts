import { style, globalStyle } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { bodyS } from '#client/ui/Text/text.css.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space, radius } = vars

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s3 })

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

export const notOffered = style([bodyS, { marginBlock: 0, color: color.inkSecondary }])

export const legendText = style({ marginBlockEnd: space.s3, fontWeight: 600 })

export const secondDriver = style({
  display: 'grid',
  gap: space.s3,
  marginBlockEnd: space.s4,
  padding: 0,
  border: 0,
  minInlineSize: 0,
})

export const extraRow = style({ paddingBlock: space.s2 })

export const included = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.s4,
  paddingBlock: space.s4,
})

// WebKit makes what may shrink narrower than its word.
globalStyle(`${included} > :last-child`, { flex: 'none' })

export const extraName = style({ display: 'block', fontWeight: 600 })

export const extraHelpText = style([bodyS, { display: 'block', color: color.inkSecondary }])

export const extraPrice = style([
  bodyS,
  {
    display: 'block',
    marginBlockStart: space.s1,
    fontWeight: 600,
    color: color.ink,
    fontVariantNumeric: 'tabular-nums lining-nums',
    textWrap: 'balance',
  },
])

export const extraNote = style([bodyS, { display: 'block', color: color.success }])

globalStyle(`li:not(:first-child) > ${extraRow}, li:not(:first-child) > ${included}`, {
  borderBlockStart: `1px solid ${color.hair}`,
})
