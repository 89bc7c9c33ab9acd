import { globalStyle, style } from '@vanilla-extract/css'
import { bodyS } from '#client/ui/Text/text.css.ts'
import { vars } from '#client/ui/theme.css.ts'
import { media } from '#client/ui/responsive.ts'

const { color, space, radius } = vars

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  gap: space.s4,
  alignItems: 'start',
})

globalStyle(`${fields} > :first-child`, { gridColumn: '1 / -1' })

export const testCardPanel = style({
  display: 'grid',
  gap: space.s2,
  padding: space.s4,
  borderRadius: radius.md,
  background: color.accentWash,
})

export const testCardHead = style({ display: 'grid', gap: space.s1 })
export const testCardTitle = style({ fontWeight: 600 })
export const quiet = style([bodyS, { color: color.inkSecondary }])

export const testCard = style({
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

export const testCardNumber = style({
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  '@media': { [media.narrow]: { whiteSpace: 'normal' } },
})
