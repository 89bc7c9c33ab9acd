import { style } from '@vanilla-extract/css'
import { responsive, media } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { layout, duration, ease } from '#client/ui/tokens.ts'
import { type } from '#client/ui/type.ts'

const { color, space, radius } = vars

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

export const finder = style(
  responsive({
    phone: {
      display: 'grid',
      gap: space.s3,
      '@media': { '(scripting: none)': { display: 'none' } },
    },
    desktop: { gridColumn: 1 },
  }),
)

export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: space.s3 })

export const toggle = style(
  responsive({
    phone: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      flex: '1 0 auto',
      border: `1px solid ${color.control}`,
      borderRadius: radius.sm,
      overflow: 'hidden',
    },
    desktop: { display: 'none' },
  }),
)

export const toggleSide = style({
  minBlockSize: 44,
  paddingInline: space.s4,
  ...type.bodyS,
  fontWeight: 600,
  textAlign: 'center',
  color: color.inkSecondary,
  background: color.surface,
  transition: `background-color ${duration.fast} ${ease.standard}, color ${duration.fast} ${ease.standard}`,
  selectors: {
    '&[aria-pressed="true"]': { background: color.ink, color: color.onInk },
    '&:focus-visible': { outlineOffset: -4 },
  },
})

export const skeletonRows = style({ display: 'grid', gap: vars.space.s3 })
