import { style } from '@vanilla-extract/css'
import { media } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space, radius } = vars

export const panel = style({
  display: 'grid',
  gap: space.s2,
  padding: space.s4,
  borderRadius: radius.md,
  background: color.accentWash,
})

export const head = style({ display: 'grid', gap: space.s1 })
export const title = style({ fontWeight: 600 })
export const quiet = style({ fontSize: 14, lineHeight: '20px', color: color.inkSecondary })

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: space.s4,
  inlineSize: '100%',
  minBlockSize: 44,
  paddingBlock: space.s1,
  paddingInline: 0,
  border: 0,
  borderBlockStart: `1px solid ${color.hair}`,
  background: 'none',
  color: color.ink,
  textAlign: 'start',
  cursor: 'pointer',
  '@media': { [media.hover]: { ':hover': { color: color.accentText } } },
})

export const number = style({ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' })
