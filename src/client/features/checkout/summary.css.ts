import { globalStyle, style } from '@vanilla-extract/css'
import { media, whereNarrow, wrapsWhenNarrow } from '#client/ui/responsive.ts'
import { bodyS } from '#client/ui/Text/text.css.ts'
import { vars } from '#client/ui/theme.css.ts'
import { layout, duration, z } from '#client/ui/tokens.ts'
import { fadeIn } from '#client/ui/motion.css.ts'
import { formWidth } from './checkout.css.ts'
import { fontSize, type } from '#client/ui/type.ts'

const { color, space, radius, shadow } = vars

export const summary = style({
  position: 'sticky',
  insetBlockStart: `calc(${layout.header.desktop} + ${space.s6})`,
  border: `1px solid ${color.hair}`,
  borderRadius: radius.md,
  background: color.surface,
  overflow: 'hidden',
})

/** The whole card fits beside the form on a small laptop: the sky above the car gives way. */
export const photo = style({})

globalStyle(`${photo} > span`, { aspectRatio: '2 / 1' })

export const body = style({ display: 'grid', gap: space.s3, padding: space.s5 })

export const days = style({ whiteSpace: 'nowrap' })

export const quiet = style([bodyS, { color: color.inkSecondary }])

export const strip = style({ display: 'flex', alignItems: 'center', gap: space.s3 })

export const thumb = style({
  flex: 'none',
  display: 'block',
  inlineSize: 84,
  borderRadius: radius.sm,
  overflow: 'hidden',
})

export const stripWords = style({ minInlineSize: 0 })

export const stripName = style({ fontWeight: 600 })

export const trip = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.s4,
  rowGap: space.s2,
  ...type.table,
})

globalStyle(`${trip} dt`, { color: color.inkSecondary })
globalStyle(`${trip} dd`, { display: 'grid' })

export const zone = style({ gridColumn: 2, fontSize: fontSize.s14, color: color.inkTertiary })

export const prices = style({
  display: 'grid',
  gap: space.s4,
  paddingBlock: space.s3,
  borderBlock: `1px solid ${color.hair}`,
})

export const later = style([bodyS, { display: 'grid', gap: space.s1 }])

globalStyle(`${later} > div`, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: `0 ${space.s4}`,
  color: color.inkSecondary,
  ...wrapsWhenNarrow,
})
globalStyle(`${later} dd`, {
  whiteSpace: 'nowrap',
  color: color.ink,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const bar = style({
  position: 'fixed',
  zIndex: z.sticky,
  insetInline: 0,
  insetBlockEnd: 0,
  paddingInline: layout.gutter.phone,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  borderBlockStart: `1px solid ${color.hair}`,
  background: color.surface,
  boxShadow: shadow.sheet,
})

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s3,
  minBlockSize: layout.stickyBar,
  paddingBlock: space.s2,
  maxInlineSize: formWidth,
  marginInline: 'auto',
})

export const total = style({
  display: 'grid',
  alignContent: 'center',
  flex: 'none',
  minBlockSize: 52,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.ink,
  textAlign: 'start',
  cursor: 'pointer',
})

export const totalLabel = style([
  bodyS,
  { display: 'inline-flex', alignItems: 'center', gap: space.s1, color: color.inkSecondary },
])

export const arrow = style({ transition: `transform ${duration.fast}` })
export const isOpen = style({ transform: 'rotate(180deg)' })

export const amount = style({ animation: `${fadeIn} ${duration.fast} linear` })

export const action = style({
  // Below the total where its longest word has no room beside it.
  flex: '1 1 0',
  minInlineSize: 'min-content',
  '@media': {
    [media.narrow]: { flexBasis: '100%' },
    [media.md]: { maxInlineSize: 360, marginInlineStart: 'auto' },
  },
})

// A long label stays on one line where it can.
globalStyle(`${action} > button`, { paddingInline: space.s2 })

export const details = style({
  display: 'grid',
  gap: space.s4,
  maxBlockSize: '60dvh',
  paddingBlockStart: space.s4,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
})

// Keeps the focused element above the bar.
globalStyle(`:root:has(${bar})`, {
  vars: {
    '--bars': `calc(${layout.stickyBar} + ${whereNarrow('5rem')} + env(safe-area-inset-bottom, 0px))`,
  },
})
