import { style, globalStyle } from '@vanilla-extract/css'
import { bodyS } from '#client/ui/Text/text.css.ts'
import { vars } from '#client/ui/theme.css.ts'
import { duration, ease } from '#client/ui/tokens.ts'

const { color, space, radius } = vars

export const cardBody = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
  padding: space.s4,
})
export const quiet = style([bodyS, { color: color.inkSecondary }])
/** A driver's own words. */
export const quotation = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' })

export const requested = style({ padding: space.s4, borderRadius: radius.md, background: color.accentWash })
export const hint = style([bodyS, { marginBlockStart: space.s2, color: color.inkSecondary }])
export const reason = style([
  bodyS,
  {
    display: 'block',
    marginBlockStart: space.s2,
    whiteSpace: 'pre-line',
    color: color.inkSecondary,
  },
])

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.s4,
  rowGap: space.s1,
})
export const fact = style({ fontVariantNumeric: 'tabular-nums lining-nums' })

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s5 })
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s2,
  minInlineSize: 0,
  border: 0,
  padding: 0,
})
export const legend = style({ fontWeight: 600, marginBlockEnd: space.s1 })

/** Room enough for the usual answer, so that nothing below moves when it comes. */
export const price = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.s3,
  minBlockSize: 148,
  padding: space.s4,
  borderRadius: radius.md,
  background: color.sunken,
})

export const answer = style({
  display: 'grid',
  gap: space.s3,
  transition: `opacity ${duration.fast} ${ease.standard}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.5 } },
})

export const foot = style({ display: 'grid', gap: space.s3 })

/** Always in view, because every switch changes it. */
export const difference = style({
  fontWeight: 600,
  transition: `opacity ${duration.fast} ${ease.standard}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.5 } },
})
export const taken = style({ color: color.danger, fontWeight: 500 })

export const lines = style({ display: 'grid', gap: space.s3 })

export const line = style({ display: 'grid', gap: 2 })

export const term = style([bodyS, { color: color.inkSecondary }])

/** Old and new are in one line where there is room for both. */
export const step = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s2,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const before = style({ color: color.inkSecondary, textDecoration: 'line-through' })
export const arrow = style({ flex: 'none', color: color.inkTertiary })
export const after = style({ fontWeight: 600 })

export const extraRows = style({
  paddingInline: space.s4,
  border: `1px solid ${color.hair}`,
  borderRadius: radius.md,
  background: color.surface,
})

globalStyle(`${extraRows} > li:not(:first-child)`, { borderBlockStart: `1px solid ${color.hair}` })

export const extraRow = style({ paddingBlock: space.s1 })

export const includedExtra = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s4,
  minBlockSize: 56,
})

export const extraName = style({ display: 'block', fontWeight: 600 })
export const extraPrice = style({ display: 'block', fontVariantNumeric: 'tabular-nums lining-nums' })
export const extraNote = style([bodyS, { display: 'block', color: color.inkSecondary }])
