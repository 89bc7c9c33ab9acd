import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { color, space, radius } = vars

export const rows = style({
  border: `1px solid ${color.hair}`,
  borderRadius: radius.md,
  background: color.surface,
  overflow: 'hidden',
})

globalStyle(`${rows} > li:not(:first-child)`, { borderBlockStart: `1px solid ${color.hair}` })

/** Rows far from the screen are neither laid out nor painted: two hundred scroll like ten. */
export const item = style({ contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 135px' })

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  minBlockSize: 104,
  padding: space.s4,
  paddingInlineEnd: space.s3,
  textDecoration: 'none',
  cursor: 'pointer',
  ':focus-visible': { outlineOffset: -2 },
  ':active': { background: color.sunken },
  selectors: { '&:has(input)': { gap: space.s4 } },
})

export const words = style({ display: 'grid', gap: 2, flex: 1, minInlineSize: 0 })
export const name = style({ fontWeight: 600 })
export const quiet = style({ fontSize: 14, lineHeight: '20px', color: color.inkSecondary })

export const last = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s2,
  marginBlockStart: space.s2,
})

export const chevron = style({
  color: color.inkTertiary,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
})

/** The button's words begin where the row's do. */
export const actions = style({
  paddingInline: `calc(${space.s4} - ${space.s3})`,
  paddingBlockEnd: space.s2,
  marginBlockStart: `calc(-1 * ${space.s2})`,
})
