import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { layout as measures } from '#client/ui/tokens.ts'
import { barHeight } from './SearchBar.css.ts'

const { color, space } = vars

/** On a phone the summary bar below says the same, where every line counts. */
export const heading = style(
  responsive({
    phone: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
    desktop: {
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      overflow: 'visible',
      clipPath: 'none',
      whiteSpace: 'normal',
      marginBlockEnd: space.s4,
    },
  }),
)

export const layout = style(
  responsive({
    phone: {},
    desktop: {
      display: 'grid',
      gridTemplateColumns: '17.5rem minmax(0, 1fr)',
      columnGap: space.s8,
      alignItems: 'start',
      paddingBlockStart: space.s4,
    },
  }),
)

export const column = style({
  position: 'sticky',
  insetBlockStart: `calc(${measures.header.desktop} + ${barHeight} + ${space.s4})`,
  maxBlockSize: `calc(100dvh - ${measures.header.desktop} - ${barHeight} - ${space.s8})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInlineEnd: space.s2,
})

/** In its own column also before the filters are beside it. */
export const results = style(
  responsive({
    phone: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space.s3,
      minInlineSize: 0,
    },
    desktop: { gridColumn: 2 },
  }),
)

export const asked = style(
  responsive({
    phone: { display: 'grid', gap: space.s4 },
    desktop: { gap: space.s6 },
  }),
)

export const form = style(responsive({ phone: { padding: space.s4 }, desktop: { padding: space.s6 } }))

export const notice = style({
  paddingInlineStart: space.s3,
  borderInlineStart: `2px solid ${color.metal}`,
  color: color.inkSecondary,
})

/** The open list of places covers the sheet: the sheet grows to give it the height of the phone. */
export const room = style(
  responsive({
    phone: { selectors: { '&:has([data-open])': { minBlockSize: '80dvh' } } },
    desktop: { inlineSize: 480, selectors: { '&:has([data-open])': { minBlockSize: 480 } } },
  }),
)
