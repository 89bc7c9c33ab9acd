import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { bodyS } from '#client/ui/Text/text.css.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space, radius } = vars

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 })
export const head = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s1 })
export const choice = style({ maxInlineSize: '24rem', marginBlockStart: space.s3 })
export const quiet = style([bodyS, { color: color.inkSecondary }])

/** Below each other on a phone, in two columns on a desktop. */
export const lists = style(
  responsive({
    phone: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4, alignItems: 'start' },
    desktop: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.s8 },
  }),
)
export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s2 })
export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.s3,
})
/** Its height is that of the heading, and the whole of it can be pressed. */
export const showAll = style({ marginBlock: `calc(-1 * ${space.s2})` })
export const sums = style([bodyS, { fontVariantNumeric: 'tabular-nums lining-nums' }])

/** The words lead to the booking; its act stands beside them, and below where there is no room. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s2,
  padding: `${space.s2} ${space.s3} ${space.s2} ${space.s4}`,
})
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  flex: '1 1 11rem',
  minInlineSize: 0,
  minBlockSize: 44,
  alignContent: 'center',
  textDecoration: 'none',
})
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2, alignItems: 'center' })
export const risk = style([bodyS, { flexBasis: '100%', color: color.danger }])
export const refused = style([bodyS, { color: color.danger }])
export const count = style({
  color: color.inkTertiary,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const cars = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
  gap: space.s2,
})
export const car = style([
  bodyS,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.s2,
    padding: space.s2,
    border: `1px solid ${color.hair}`,
    borderRadius: radius.md,
    background: color.surface,
    fontWeight: 500,
    overflowWrap: 'anywhere',
  },
])
export const photo = style({ flex: 'none', inlineSize: 56 })

const mark = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 28,
  blockSize: 28,
  borderRadius: radius.full,
} as const

export const step = style([bodyS, { ...mark, border: `1px solid ${color.hair}`, fontWeight: 600 }])
export const tick = style({ ...mark, background: color.accentWash })
