import { style } from '@vanilla-extract/css'
import { media, responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { layout } from '#client/ui/tokens.ts'

const { space } = vars

export const board = style(
  responsive({
    phone: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 },
    desktop: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: space.s10,
    },
  }),
)

export const listSide = style({
  selectors: { [`${board}[data-view="map"] &`]: { display: 'none' } },
  '@media': {
    [media.desktop]: {
      gridColumn: 1,
      selectors: { [`${board}[data-view="map"] &`]: { display: 'block' } },
    },
  },
})

export const mapSide = style({
  minInlineSize: 0,
  selectors: { [`${board}[data-view="list"] &`]: { display: 'none' } },
  '@media': {
    [media.desktop]: {
      gridColumn: 2,
      gridRow: '1 / span 2',
      position: 'sticky',
      insetBlockStart: `calc(${layout.header.desktop} + ${space.s6})`,
      alignSelf: 'start',
      selectors: { [`${board}[data-view="list"] &`]: { display: 'block' } },
    },
  },
})

export const pickedPlace = style({ marginBlockStart: space.s3 })
