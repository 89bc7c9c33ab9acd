import { globalStyle, style } from '@vanilla-extract/css'
import { liftingCard } from '#client/ui/Card/card.css.ts'
import { media, responsive, wrapsWhenNarrow } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space, radius } = vars

export const card = style([
  liftingCard,
  responsive({
    phone: {
      position: 'relative',
      overflow: 'hidden',
      // content-visibility: cards far below are not rendered until they come near; the estimated size keeps the scrollbar right.
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 520px',
    },
    desktop: {
      display: 'grid',
      gridTemplateColumns: '288px minmax(0, 1fr) 13.5rem',
      containIntrinsicSize: 'auto 216px',
    },
  }),
])

export const photo = style({})

// Beside the facts the whole picture fits its cell; the rest of the cell continues its background.
globalStyle(`${photo} > *`, {
  '@media': { [media.desktop]: { blockSize: '100%', aspectRatio: 'auto' } },
})
globalStyle(`${photo} img`, {
  '@media': { [media.desktop]: { objectFit: 'contain', objectPosition: '50% 0' } },
})

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.s3,
  padding: space.s4,
  paddingBlockEnd: space.s3,
})

export const head = style({ display: 'grid', gap: 6 })

/** A heart of a thumb's size makes the line no higher. */
export const named = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.s2,
  alignItems: 'start',
})
globalStyle(`${named} > button`, { marginBlock: -10, marginInlineEnd: -10 })

export const source = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s3,
  rowGap: space.s1,
})

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s2,
  selectors: { '&:empty': { display: 'none' } },
})

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  paddingInline: space.s2,
  borderRadius: radius.full,
  fontSize: 14,
  lineHeight: '26px',
  color: color.success,
  background: color.successWash,
})

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
  ...wrapsWhenNarrow,
})

export const place = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 6,
  fontSize: 14,
  lineHeight: '20px',
  color: color.inkSecondary,
})

export const money = style(
  responsive({
    phone: {
      marginInline: space.s4,
      paddingBlock: `${space.s3} ${space.s4}`,
      borderBlockStart: `1px solid ${color.hair}`,
    },
    desktop: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      gap: space.s3,
      margin: 0,
      padding: space.s4,
      borderBlockStart: 0,
      borderInlineStart: `1px solid ${color.hair}`,
    },
  }),
)

// A rental of months has a long total: it must not leave the column.
globalStyle(`${money} data`, { '@media': { [media.desktop]: { fontSize: 24, lineHeight: '28px' } } })

export const perDay = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.s3,
  fontSize: 14,
  lineHeight: '20px',
  color: color.inkSecondary,
})

export const sum = style({ whiteSpace: 'nowrap' })

export const terms = style({
  marginBlockStart: space.s1,
  fontSize: 14,
  lineHeight: '20px',
  color: color.inkSecondary,
})

/** Only looks like a button: the link over the card is what is pressed. */
export const view = style(responsive({ phone: { display: 'none' }, desktop: { display: 'block' } }))

/** The link's reach is the whole card. */
export const cover = style({
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.md },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: -3, zIndex: 2 },
  },
})
