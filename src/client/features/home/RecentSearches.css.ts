import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space, radius } = vars

export const recent = style(responsive({ phone: { minInlineSize: 0 }, desktop: { gridArea: 'recent' } }))

export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' })

export const title = style({ fontSize: 14, lineHeight: '20px', fontWeight: 600 })

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2, marginBlockStart: space.s2 })

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s2,
  minBlockSize: 44,
  paddingInline: space.s4,
  paddingBlock: space.s1,
  border: `1px solid ${color.control}`,
  borderRadius: radius.full,
  background: color.surface,
  fontSize: 14,
  lineHeight: '20px',
  textDecoration: 'none',
  selectors: { '&:hover': { background: color.sunken } },
})
