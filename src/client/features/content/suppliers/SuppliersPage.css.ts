import { style, globalStyle } from '@vanilla-extract/css'
import { breakpoints, responsive } from '#client/ui/responsive.ts'
import { linkLine } from '#client/ui/link.css.ts'
import { bodyS } from '#client/ui/Text/text.css.ts'
import { vars } from '#client/ui/theme.css.ts'
import { control } from '#client/ui/tokens.ts'
import { liftingCard } from '#client/ui/Card/card.css.ts'
import { fontSize, lineHeight } from '#client/ui/type.ts'

const { color, space, radius } = vars

export const cards = style({
  display: 'grid',
  gap: space.s3,
  // Two on any phone, unless the letters are large or the phone is narrower than most.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
  '@media': {
    [`(min-width: ${breakpoints.md}px)`]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space.s5 },
    [`(min-width: ${breakpoints.xl}px)`]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})

export const card = style([
  liftingCard,
  responsive({
    phone: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: space.s2,
      blockSize: '100%',
      padding: space.s3,
    },
    desktop: { padding: space.s5 },
  }),
])

globalStyle(`${card} a`, { textDecoration: 'none' })
// The link's box is its name; its ::after makes the whole card clickable.
globalStyle(`${card} a::after`, { content: '', position: 'absolute', inset: 0, borderRadius: radius.md })
globalStyle(`${card} a:focus-visible`, { outline: 'none' })
globalStyle(`${card} a:focus-visible::after`, { outline: `2px solid ${color.focus}`, outlineOffset: 2 })

/** White paper around the logo; in the dark theme the card itself. */
export const box = style({
  padding: space.s2,
  marginBlockEnd: space.s1,
  background: '#FFFFFF',
  border: `1px solid ${color.hair}`,
  borderRadius: radius.sm,
  selectors: {
    '[data-theme="dark"] &': {
      '@media': { screen: { padding: 0, background: 'none', borderColor: 'transparent' } },
    },
  },
})

export const name = style({
  fontSize: fontSize.s16,
  lineHeight: lineHeight.l22,
  fontWeight: 600,
  textWrap: 'balance',
})

export const facts = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.s3 })

export const terms = style({
  alignSelf: 'stretch',
  display: 'grid',
  gap: space.s1,
  marginBlockStart: 'auto',
  paddingBlockStart: space.s3,
})

/** Above the card's own link, which covers it. */
export const conditions = style([linkLine, bodyS, { position: 'relative', zIndex: 1 }])
export const reviews = style([
  conditions,
  {
    minBlockSize: control.hit,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
  },
])
export const more = style({ display: 'grid', gap: space.s2, marginBlockStart: space.s4 })

export const pager = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.s2,
  marginBlockStart: space.s5,
  fontVariantNumeric: 'tabular-nums',
})

export const step = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 44,
  minBlockSize: 44,
  borderRadius: radius.sm,
  selectors: { '&:hover': { background: color.sunken } },
})
