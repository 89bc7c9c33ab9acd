import { globalStyle, style } from '@vanilla-extract/css'
import { withFewLetters } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { duration, ease } from '#client/ui/tokens.ts'
import { fontSize, lineHeight, type } from '#client/ui/type.ts'

const { color, space } = vars

export const details = style({ containerType: 'inline-size', display: 'grid', gap: space.s2 })

export const detail = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.s4,
  lineHeight: lineHeight.l24,
  ...withFewLetters({ flexWrap: 'wrap' }),
})

globalStyle(`${detail} > dt`, { color: color.inkSecondary })
globalStyle(`${detail} > dd`, { textAlign: 'end' })

export const explained = style({})

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  minBlockSize: 44,
  paddingBlock: space.s1,
  listStyle: 'none',
  ...withFewLetters({ flexWrap: 'wrap' }),
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})

/** Keeps room for its longest word beside its price on the narrowest phone. */
export const name = style({ flex: '1 1 7rem', minInlineSize: 'min-content' })

export const aside = style({
  textAlign: 'end',
  textWrap: 'balance',
  fontSize: fontSize.s15,
  fontVariantNumeric: 'tabular-nums',
  color: color.inkSecondary,
  // Below the name, whose line it would take.
  ...withFewLetters({ order: 1, flexBasis: '100%', textAlign: 'start' }),
})

export const chevron = style({
  color: color.inkTertiary,
  transition: `transform ${duration.fast} ${ease.standard}`,
  selectors: { [`${explained}[open] &`]: { transform: 'rotate(180deg)' } },
})

export const text = style({
  paddingBlockEnd: space.s3,
  paddingInlineStart: 30,
  ...type.table,
  color: color.inkSecondary,
})

export const lines = style({ display: 'grid', gap: space.s3 })

export const bringLine = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.s3,
  lineHeight: lineHeight.l22,
})

export const strong = style({ fontWeight: 600, whiteSpace: 'nowrap' })

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 })

export const groupTitle = style({
  ...type.bodyS,
  fontWeight: 600,
  color: color.inkSecondary,
})

export const list = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
})

export const absent = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  minBlockSize: 36,
  color: color.inkTertiary,
})

export const places = style({ display: 'grid', gap: space.s4 })

export const place = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
})

export const label = style({ ...type.bodyS, color: color.inkSecondary })

export const placeName = style({ fontWeight: 600, lineHeight: lineHeight.l24 })

export const address = style({ lineHeight: lineHeight.l24, color: color.inkSecondary })
