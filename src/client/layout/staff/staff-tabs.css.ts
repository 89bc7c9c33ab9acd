import { style } from '@vanilla-extract/css'
import { media } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { fontSize } from '#client/ui/type.ts'

const { color, space } = vars

export const links = style({
  display: 'flex',
  alignItems: 'center',
  // Of a page whose text is set larger no media query hears.
  flexWrap: 'wrap',
  columnGap: space.s4,
  '@media': { [media.xl]: { columnGap: space.s5 } },
})

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s2,
  minBlockSize: 44,
  fontSize: fontSize.s15,
  fontWeight: 500,
  color: color.inkSecondary,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { color: color.ink },
  selectors: {
    '&[aria-current="page"]': { color: color.ink, boxShadow: `inset 0 -2px ${color.metal}`, fontWeight: 600 },
  },
})

/** Where the bar has room for it. */
export const icon = style({ display: 'none', '@media': { [media.xl]: { display: 'block' } } })
