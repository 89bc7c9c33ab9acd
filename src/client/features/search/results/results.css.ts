import { globalStyle, style } from '@vanilla-extract/css'
import { photoHeight } from '#client/components/car/CarCard.css.ts'
import { media } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { duration, ease, z } from '#client/ui/tokens.ts'
import { lineHeight, type } from '#client/ui/type.ts'

const { color, radius, shadow, space } = vars

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s3,
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space.s4 },
    [media.xl]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  transition: `opacity ${duration.fast} ${ease.standard}`,
  selectors: { '&[data-stale]': { opacity: 0.5 } },
})

export const status = style({ minBlockSize: 24, lineHeight: lineHeight.l24, color: color.inkSecondary })

export const age = style({ display: 'grid', ...type.bodyS, color: color.warning })

export const order = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
  ...type.bodyS,
  color: color.inkSecondary,
  '@media': {
    // The bar above has the order in words, and the first price is nearer.
    [media.sideways]: { display: 'none' },
  },
})

globalStyle(`${order} > p`, { flex: '1 1 0', minInlineSize: 'min-content' })
export const cheapest = style({ flex: 'none' })

export const card = style({
  overflow: 'hidden',
  '@media': { [media.sideways]: { display: 'grid', gridTemplateColumns: '2fr 3fr' } },
})

/** As high as the picture of a card. */
export const photo = style({
  display: 'grid',
  blockSize: photoHeight,
  '@media': {
    [media.md]: { blockSize: 'auto', aspectRatio: '3 / 2' },
    [media.sideways]: { aspectRatio: 'auto' },
  },
})

export const lines = style({ display: 'grid', gap: space.s1, padding: space.s3, paddingInline: space.s4 })

/** Above the bar of the phone, or in the corner. */
export const toTop = style({
  position: 'fixed',
  zIndex: z.header,
  insetInlineEnd: `max(${space.s4}, env(safe-area-inset-right, 0px))`,
  insetBlockEnd: `calc(var(--bottom-inset) + ${space.s4})`,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 48,
  blockSize: 48,
  color: color.ink,
  background: color.surface,
  border: `1px solid ${color.hair}`,
  borderRadius: radius.full,
  boxShadow: shadow.e2,
})

export const more = style({ display: 'grid', gap: space.s2 })

export const problem = style({ textAlign: 'center', color: color.danger })

export const end = style({ display: 'block', blockSize: 1 })

export const pager = style({
  display: 'flex',
  justifyContent: 'center',
  flexWrap: 'wrap',
  gap: space.s1,
  paddingBlockStart: space.s4,
})

export const step = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 44,
  minBlockSize: 44,
  borderRadius: radius.sm,
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:hover': { background: color.sunken },
    '&[aria-current="page"]': { background: color.ink, color: color.onInk, fontWeight: 600 },
  },
})

export const gap = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 24,
  blockSize: 44,
  color: color.inkTertiary,
})

export const rescue = style({ display: 'grid', justifyItems: 'center', gap: space.s3 })

export const title = style({ fontWeight: 600 })

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.s2,
})

export const othersTitle = style({ marginBlockEnd: space.s3, fontWeight: 600 })

export const others = style({ display: 'grid', gap: space.s2 })

export const toggle = style({})
globalStyle(`${toggle}[aria-pressed="true"] svg`, { color: color.onInk, background: color.ink })
