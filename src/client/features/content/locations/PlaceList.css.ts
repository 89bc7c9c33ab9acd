import { style, globalStyle } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'
import { media } from '#client/ui/responsive.ts'
import { bodyS } from '#client/ui/Text/text.css.ts'
import { type } from '#client/ui/type.ts'

const { color, space, radius } = vars

export const cities = style({ borderBlockEnd: `1px solid ${color.hair}` })

export const cityItem = style({ borderBlockStart: `1px solid ${color.hair}`, paddingBlock: space.s1 })

export const nested = style({ paddingBlockEnd: space.s2 })

/** A row named in the hash is highlighted like one that is picked on the map. */
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

export const nothing = style({ paddingBlock: space.s6, color: color.inkSecondary })

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  minBlockSize: 60,
  paddingBlock: space.s2,
  paddingInline: space.s2,
  // The text is aligned with the page; the highlight extends beyond it.
  marginInline: `calc(-1 * ${space.s2})`,
  borderRadius: radius.sm,
  selectors: {
    '&[data-city]': { minBlockSize: 72 },
    '&[data-picked]': { background: color.accentWash, boxShadow: `inset 2px 0 ${color.metal}` },
    '&:focus-within': { zIndex: 1 },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([data-picked])': { background: color.sunken } } },
  },
})

globalStyle(`${row} a`, { textDecoration: 'none' })
// The link's box is its name; its ::after makes the whole row clickable.
globalStyle(`${row} a::after`, { content: '', position: 'absolute', inset: 0, borderRadius: radius.sm })
globalStyle(`${row} a:focus-visible`, { outline: 'none' })
globalStyle(`${row} a:focus-visible::after`, { outline: `2px solid ${color.focus}`, outlineOffset: -2 })

export const emblem = style({ flex: 'none', color: color.inkTertiary })

/** What the place looks like, as wide as three of its lines are high. */
export const thumbnail = style({ flex: 'none', inlineSize: 96 })

export const words = style({ flex: 1, minInlineSize: 0 })

export const cityName = style({
  fontFamily: vars.font.display,
  ...type.figure,
  fontWeight: 400,
})

export const name = style({ display: 'block', fontWeight: 500 })

export const cars = style([
  bodyS,
  {
    flex: 'none',
    display: 'grid',
    justifyItems: 'end',
    color: color.inkSecondary,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '@media': { [media.narrow]: { flex: '0 1 auto', whiteSpace: 'normal', textAlign: 'end' } },
  },
])

export const arrow = style({ flex: 'none', color: color.inkTertiary })
