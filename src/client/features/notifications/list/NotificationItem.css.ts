import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { control, duration, ease } from '#client/ui/tokens.ts'
import { bodyS } from '#client/ui/Text/text.css.ts'
import { fontSize } from '#client/ui/type.ts'

const { color, space, radius } = vars

export const item = style(
  responsive({
    phone: {
      position: 'relative',
      overflow: 'hidden',
      // The dot is aligned with the heading, with room for the focus ring.
      marginInline: `calc(-1 * ${space.s2})`,
      background: color.sunken,
      selectors: { '& + &': { borderBlockStart: `1px solid ${color.hair}` } },
    },
    desktop: { marginInline: 0 },
  }),
)

/** Shown while a row is swiped aside. */
export const beneath = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInline: space.s5,
  fontSize: fontSize.s14,
  fontWeight: 600,
})
export const beneathSide = style({ display: 'flex', alignItems: 'center', gap: space.s2 })
export const beneathDanger = style({ color: color.danger })

export const face = style(
  responsive({
    phone: {
      position: 'relative',
      display: 'flex',
      alignItems: 'stretch',
      minBlockSize: 84,
      background: color.page,
      touchAction: 'pan-y',
      transform: 'translateX(var(--pull, 0))',
      selectors: { '&:not([data-pulled])': { transition: `transform ${duration.fast} ${ease.standard}` } },
    },
    desktop: { minBlockSize: 76 },
  }),
)

export const tick = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: control.hit,
  flex: 'none',
  cursor: 'pointer',
})

/** The link of a row, or its label while selecting. */
export const words = style({
  display: 'grid',
  gridTemplateColumns: '8px minmax(0, 1fr)',
  columnGap: space.s3,
  alignContent: 'center',
  flex: 1,
  minInlineSize: 0,
  paddingBlock: space.s2,
  paddingInlineStart: space.s2,
  textDecoration: 'none',
  cursor: 'pointer',
  borderRadius: radius.sm,
  ':focus-visible': { outlineOffset: -2 },
})

export const dot = style({
  inlineSize: 8,
  blockSize: 8,
  marginBlockStart: 8,
  borderRadius: radius.full,
})
export const dotUnread = style({ background: color.metal })

export const sentence = style({ overflowWrap: 'anywhere', textWrap: 'pretty' })
export const sentenceUnread = style({ fontWeight: 600 })

export const about = style([
  bodyS,
  {
    gridColumn: 2,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.s3,
    color: color.inkSecondary,
  },
])
export const waits = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s1,
  color: color.warning,
})

export const buttons = style({ display: 'flex', alignItems: 'center', flex: 'none' })

export const menu = style({ display: 'grid' })

export const menuRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  minBlockSize: 52,
  fontWeight: 500,
})

export const menuDanger = style({ color: color.danger })
