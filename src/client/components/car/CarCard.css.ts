import { globalStyle, style } from '@vanilla-extract/css'
import { liftingCard } from '#client/ui/Card/card.css.ts'
import { media } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { floor } from './CarPhoto.css.ts'
import { fontSize, lineHeight, type } from '#client/ui/type.ts'

const { color, space, radius } = vars

export const card = style([
  liftingCard,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    blockSize: '100%',
    overflow: 'hidden',
    // content-visibility: cards far below are not rendered until they come near; the estimated size keeps the scrollbar right.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 300px',
    '@media': {
      [media.md]: { containIntrinsicSize: 'auto 400px' },
      // The picture beside the words, so that the first view has a price.
      [media.sideways]: {
        gridTemplateColumns: '2fr 3fr',
        gridTemplateRows: 'minmax(0, 1fr)',
        containIntrinsicSize: 'auto 190px',
      },
    },
  },
])

/** Two cards to a phone's screen. */
export const photoHeight = 'clamp(96px, 26svh - 102px, 160px)'

/** On a phone the picture takes what their words leave. Wider, it is whole. */
export const photo = style({
  position: 'relative',
  display: 'grid',
  blockSize: photoHeight,
  '@media': {
    [media.md]: { blockSize: 'auto', aspectRatio: '3 / 2' },
    [media.sideways]: { aspectRatio: 'auto' },
  },
})
globalStyle(`${photo} > :first-child`, { position: 'absolute', inset: 0 })
globalStyle(`${photo} ${floor}`, { blockSize: '100%', aspectRatio: 'auto' })
globalStyle(`${photo} img`, { objectFit: 'contain' })

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  rowGap: space.s1,
  padding: space.s3,
  paddingInline: space.s4,
})

/** What is asked for first comes first where little is in sight. */
export const title = style({ '@media': { [media.sideways]: { order: -2 } } })

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.s3,
  ...type.bodyS,
  color: color.inkSecondary,
})

/** On the picture, above the car: a finger that swipes begins below them. */
export const actions = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: space.s1,
  insetInlineEnd: space.s1,
  display: 'flex',
  '@media': { [media.sideways]: { insetInlineEnd: `calc(60% + ${space.s1})` } },
})
globalStyle(`${actions} svg`, {
  boxSizing: 'content-box',
  padding: 7,
  borderRadius: radius.full,
  background: color.surface,
})

export const reason = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: space.s2,
  insetInlineStart: space.s2,
  maxInlineSize: 'calc(100% - 104px)',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  paddingInline: space.s2,
  borderRadius: radius.full,
  fontSize: fontSize.s14,
  lineHeight: lineHeight.l26,
  fontWeight: 500,
  color: color.success,
  background: color.successWash,
  pointerEvents: 'none',
  '@media': {
    [media.narrow]: { lineHeight: lineHeight.l20, borderRadius: radius.md },
    [media.sideways]: {
      // Above the words that call the picture a drawing.
      insetBlock: `auto ${space.s6}`,
      maxInlineSize: `calc(100% - 2 * ${space.s2})`,
      borderRadius: radius.md,
    },
  },
})

/** At the foot of the card with what follows, which is as high in every card of a row: their prices stand on one line. */
export const total = style({
  marginBlockStart: 'auto',
  '@media': { [media.sideways]: { order: -1, marginBlockStart: 0 } },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.s2,
  ...type.bodyS,
  color: color.inkSecondary,
})
// A rental of months has a long total: a column of three must hold it.
globalStyle(`${total} data`, {
  color: color.ink,
  ...type.figure,
  fontSize: fontSize.fittedS24,
  '@media': { [media.narrow]: { fontSize: fontSize.s20 }, [media.narrowest]: { fontSize: fontSize.s16 } },
})

export const sum = style({ whiteSpace: 'nowrap', '@media': { [media.narrow]: { whiteSpace: 'normal' } } })

/** On the narrowest phones the sheet says it. */
export const perDay = style([sum, { '@media': { '(20em <= width < 22.5em)': { display: 'none' } } }])

/** Below each other, as many lines in every card: side by side they would part where the letters of our typeface arrive. */
export const rates = style([
  line,
  { flexDirection: 'column', '@media': { [media.sideways]: { flexDirection: 'row' } } },
])

/** The link's reach is the whole card. */
export const cover = style({
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.md },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: -3 },
  },
})
