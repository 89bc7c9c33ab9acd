import { style } from '@vanilla-extract/css'
import { media, wrapsWhenNarrow } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { duration, ease } from '#client/ui/tokens.ts'

const { color, space } = vars

export const explained = style({})

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  minBlockSize: 44,
  paddingBlock: space.s1,
  listStyle: 'none',
  ...wrapsWhenNarrow,
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})

/** Keeps room for a word beside its price on the narrowest phone. */
export const name = style({ flex: '1 1 7rem', minInlineSize: 0 })

export const aside = style({
  textAlign: 'end',
  textWrap: 'balance',
  fontSize: 15,
  fontVariantNumeric: 'tabular-nums',
  color: color.inkSecondary,
  // Below the name, whose line it would take.
  '@media': { [media.narrow]: { order: 1, flexBasis: '100%', textAlign: 'start' } },
})

export const chevron = style({
  color: color.inkTertiary,
  transition: `transform ${duration.fast} ${ease.standard}`,
  selectors: { [`${explained}[open] &`]: { transform: 'rotate(180deg)' } },
})

export const text = style({
  paddingBlockEnd: space.s3,
  paddingInlineStart: 30,
  fontSize: 15,
  lineHeight: '22px',
  color: color.inkSecondary,
})
