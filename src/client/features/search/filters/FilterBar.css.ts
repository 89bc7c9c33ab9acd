import { style } from '@vanilla-extract/css'
import { media, responsive, wrapsWhenNarrow } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space, radius } = vars

export const bar = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s2 })

export const sizes = style(
  responsive({
    phone: {
      display: 'flex',
      justifyContent: 'space-between',
      borderBlockEnd: `1px solid ${color.hair}`,
      '@media': { [media.narrow]: { flexWrap: 'wrap', justifyContent: 'flex-start', columnGap: space.s3 } },
    },
    desktop: { justifyContent: 'flex-start', gap: space.s6 },
  }),
)

export const size = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 44,
  minBlockSize: 48,
  paddingInline: space.s1,
  fontSize: 15,
  fontWeight: 500,
  color: color.inkSecondary,
  textAlign: 'center',
  borderBlockEnd: '2px solid transparent',
  marginBlockEnd: -1,
  selectors: {
    '&:hover': { color: color.ink },
    '&[aria-pressed="true"]': { color: color.ink, borderBlockEndColor: color.metal, fontWeight: 600 },
  },
})

export const tools = style(
  responsive({
    phone: { display: 'flex', alignItems: 'center', gap: space.s2, ...wrapsWhenNarrow },
    desktop: { justifyContent: 'flex-end' },
  }),
)

export const filters = style({ flex: 'none', whiteSpace: 'nowrap' })

export const sortLabel = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  flex: '0 1 auto',
  minInlineSize: 0,
  minBlockSize: 44,
  marginInlineStart: 'auto',
  paddingInlineStart: space.s3,
  fontSize: 15,
  color: color.inkSecondary,
  '@media': { [media.narrow]: { flexBasis: '100%', paddingInlineStart: 0 } },
})

export const sortSelect = style({
  minInlineSize: 0,
  minBlockSize: 44,
  paddingInline: space.s1,
  paddingInlineEnd: 28,
  border: 0,
  appearance: 'none',
  borderRadius: radius.sm,
  background: 'transparent',
  // 16 px, or iOS zooms into the list.
  fontSize: 16,
  fontWeight: 600,
  color: color.ink,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
})

export const sortArrow = style({
  position: 'absolute',
  insetInlineEnd: 4,
  pointerEvents: 'none',
  color: color.ink,
})

/** On a phone the sort button shows only its icon, to leave room for chosen filters; the label is for screen readers. */
export const sortWord = style({
  '@media': {
    [media.phone]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})

export const chips = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s2 })
