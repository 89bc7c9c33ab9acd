import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { bodyS } from '#client/ui/Text/text.css.ts'
import { fontSize } from '#client/ui/type.ts'

const { color, space } = vars

export const head = style(
  responsive({
    phone: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: space.s3,
      minBlockSize: 52,
    },
    // As wide as the list below it.
    desktop: { maxInlineSize: `calc((100% - ${space.s14}) * 8 / 12)` },
  }),
)

/** The button's words end, or on a line of their own begin, where the list does. */
export const markAllButton = style({ marginInline: `calc(-1 * ${space.s3})` })

/** Keeps its line while the number is unknown. */
export const count = style({ minBlockSize: 20 })

/** Eight columns of twelve for the list, four for the note about email. */
export const columns = style(
  responsive({
    phone: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s8 },
    desktop: {
      gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
      columnGap: space.s14,
      alignItems: 'start',
      marginBlockStart: space.s4,
    },
  }),
)

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s3 })

export const notes = style([
  bodyS,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.s4,
    color: color.inkTertiary,
  },
])
export const aside = style({ paddingBlockStart: space.s4, borderBlockStart: `1px solid ${color.hair}` })
export const asideText = style({ overflowWrap: 'anywhere' })
export const asideLink = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: 44 })

export const toolbar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: `0 ${space.s3}`,
  borderBlockEnd: `1px solid ${color.hair}`,
})

export const filters = style(
  responsive({
    phone: { display: 'flex', flex: '1 1 0', minInlineSize: 'min-content', gap: space.s6 },
    desktop: { gap: space.s8 },
  }),
)

export const filterLink = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  minBlockSize: 48,
  minInlineSize: 44,
  marginBlockEnd: -1,
  borderBlockEnd: '2px solid transparent',
  color: color.inkSecondary,
  fontWeight: 500,
  textDecoration: 'none',
  ':hover': { color: color.ink },
})
export const filterChosen = style({ borderBlockEndColor: color.metal, color: color.ink, fontWeight: 600 })

export const selectionActions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.s2,
})
export const selectionAction = style({ paddingInline: space.s2, fontSize: fontSize.s14 })

/** As tall as a row: nothing moves when the rows are loaded. */
export const skeletonRow = style(
  responsive({
    phone: {
      display: 'grid',
      alignContent: 'center',
      gap: space.s2,
      minBlockSize: 84,
      paddingInlineStart: space.s5,
      selectors: { '& + &': { borderBlockStart: `1px solid ${color.hair}` } },
    },
    desktop: { minBlockSize: 76, paddingInlineStart: 64 },
  }),
)
