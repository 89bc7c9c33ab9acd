import { style } from '@vanilla-extract/css'
import { media, responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { space } = vars

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s2 })

export const bar = style([
  stack,
  responsive({
    tablet: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateAreas: '"pick-up dates" "returns action"',
      columnGap: space.s4,
      alignItems: 'start',
      selectors: {
        '&[data-two-places]': { gridTemplateAreas: '"pick-up drop-off" "returns dates" ". action"' },
      },
    },
    desktop: {
      gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr) 9.5rem',
      gridTemplateAreas: '"pick-up dates action" "returns . ."',
      rowGap: space.s2,
      selectors: {
        '&[data-two-places]': {
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr) 9.5rem',
          gridTemplateAreas: '"pick-up drop-off dates action" "returns . . ."',
        },
      },
    },
  }),
])

const placed = (gridArea: string) =>
  style({ selectors: { [`${bar} > &`]: { '@media': { [media.md]: { gridArea } } } } })

export const pickUp = placed('pick-up')
export const dropOff = placed('drop-off')
export const returns = placed('returns')
export const dates = placed('dates')

export const action = style({
  marginBlockStart: space.s1,
  selectors: {
    // Level with the fields, which are under a label of 26 px.
    [`${bar} > &`]: {
      '@media': { [media.md]: { gridArea: 'action' }, [media.desktop]: { marginBlockStart: 26 } },
    },
  },
})
