import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { lineHeight } from '#client/ui/type.ts'

const { color, space } = vars

export const lead = style({ maxInlineSize: '52ch' })

export const anywhere = style({ overflowWrap: 'anywhere' })

export const columns = style(
  responsive({
    phone: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space.s8,
      marginBlockStart: space.s6,
    },
    desktop: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gridTemplateAreas: '"writing channels"',
      alignItems: 'start',
      columnGap: space.s18,
      marginBlockStart: space.s10,
    },
  }),
)

export const writing = style(
  responsive({
    phone: {
      display: 'grid',
      gap: space.s4,
      paddingBlockStart: space.s6,
      borderBlockStart: `1px solid ${color.hair}`,
    },
    desktop: { gridArea: 'writing', paddingBlockStart: 0, borderBlockStart: 0 },
  }),
)

export const channels = style(
  responsive({ phone: { display: 'grid', gap: space.s4 }, desktop: { gridArea: 'channels' } }),
)

export const contactLines = style({ display: 'grid', marginBlock: 0 })

export const contactLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.s4,
  paddingBlock: '10px',
  lineHeight: lineHeight.l24,
  borderBlockEnd: `1px solid ${color.hair}`,
  selectors: {
    '&:first-child': { borderBlockStart: `1px solid ${color.hair}` },
    // What follows begins with a line of its own.
    '&:last-child': { borderBlockEnd: 0 },
  },
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
})

export const pendingBox = style({
  display: 'grid',
  gap: space.s2,
  paddingBlock: space.s4,
  borderBlock: `1px solid ${color.hair}`,
  overflowWrap: 'anywhere',
})

export const pendingState = style({ display: 'flex', gap: space.s2, fontWeight: 500, color: color.warning })

export const excerpt = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
  whiteSpace: 'pre-line',
})
