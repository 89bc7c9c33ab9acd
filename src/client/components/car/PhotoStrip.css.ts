import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'
import { fontSize, lineHeight } from '#client/ui/type.ts'

const { color, radius, space } = vars

/** Above the link that covers a card: what is under it cannot be swiped. */
export const frame = style({ position: 'relative', zIndex: 1 })

export const strip = style({
  display: 'flex',
  blockSize: '100%',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  cursor: 'pointer',
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
  selectors: {
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -3 },
  },
})

export const slide = style({
  flex: '0 0 100%',
  display: 'grid',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
})

// Taller than 3:2 beside the facts of a wide card: a photograph fills it.
globalStyle(`${slide} > *`, { minBlockSize: '100%' })

const pill = style({
  position: 'absolute',
  borderRadius: radius.full,
  background: 'rgba(15,15,16,.72)',
  color: '#FFFFFF',
})

export const count = style([
  pill,
  {
    insetBlockEnd: space.s2,
    insetInlineEnd: space.s2,
    paddingInline: space.s2,
    fontSize: fontSize.s12,
    lineHeight: lineHeight.l20,
    fontVariantNumeric: 'tabular-nums lining-nums',
    pointerEvents: 'none',
  },
])

const arrow = style([
  pill,
  {
    display: 'none',
    placeItems: 'center',
    inlineSize: 36,
    blockSize: 36,
    insetBlockStart: 'calc(50% - 18px)',
    cursor: 'pointer',
    '@media': { '(hover: hover) and (pointer: fine)': { display: 'grid', opacity: 0 } },
    selectors: { [`${frame}:hover &`]: { opacity: 1 }, '&[hidden]': { display: 'none' } },
  },
])

export const back = style([arrow, { insetInlineStart: space.s2 }])
export const forth = style([arrow, { insetInlineEnd: space.s2 }])
