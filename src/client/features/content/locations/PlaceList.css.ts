import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { color, space, radius } = vars

export const cities = style({ borderBlockEnd: `1px solid ${color.hair}` })

export const city = style({ borderBlockStart: `1px solid ${color.hair}`, paddingBlock: space.s1 })

export const nested = style({ paddingBlockEnd: space.s2 })

/** The row that an address names is marked like one that is picked on the map. */
export const target = style({
  selectors: {
    '&:target': {
      borderRadius: radius.sm,
      marginInline: `calc(-1 * ${space.s2})`,
      paddingInline: space.s2,
      background: color.accentWash,
    },
  },
})

export const nothing = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.s4,
  paddingBlock: space.s6,
  color: color.inkSecondary,
})
