import { style, globalStyle, styleVariants } from '@vanilla-extract/css'
import { beforeAmount, responsive } from '#client/ui/responsive.ts'
import { bodyS } from '#client/ui/Text/text.css.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space, radius } = vars

export const whole = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums lining-nums' })

export const amounts = style({ display: 'grid', gap: space.s2 })

export const line = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space.s4}`,
  flexWrap: 'wrap',
  color: color.inkSecondary,
})
globalStyle(`${line} > dt`, beforeAmount)

export const amount = style({ color: color.ink })

export const note = style([bodyS, { marginBlock: `${space.s2} 0`, color: color.inkSecondary }])

export const placeBody = style({ display: 'grid', gap: space.s2, padding: space.s4, alignContent: 'start' })
export const placeActions = style({ marginBlockStart: space.s2 })
export const point = style({
  fontWeight: 400,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
})

// Both fit on one line of a phone.
globalStyle(`${placeActions} > *`, { paddingInline: space.s3 })

export const checklist = style({ display: 'grid', gap: space.s1 })

/** The task comes before the confirmation. */
export const confirmCard = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: `${space.s4} ${space.s3}`,
  padding: space.s4,
  border: `1px solid ${color.warning}`,
  borderRadius: radius.md,
  background: color.warningWash,
})

export const confirmIcon = style({ color: color.warning, marginBlockStart: 2 })

export const confirmText = style({ display: 'grid', gap: space.s2, overflowWrap: 'anywhere' })

export const quiet = style([bodyS, { color: color.inkSecondary }])

/** One above the other on a phone: each is a whole line to press. */
export const confirmActions = style(
  responsive({
    phone: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s2 },
    desktop: { display: 'flex', flexWrap: 'wrap' },
  }),
)

/** Under the words on a desktop; on a phone as wide as the card. */
export const confirmForm = style([
  responsive({ phone: { gridColumn: '1 / -1' }, desktop: { gridColumn: '2' } }),
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s4,
    '@media': { print: { display: 'none' } },
  },
])

export const licence = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  columnGap: space.s3,
  rowGap: space.s1,
})
export const licenceIcons = styleVariants({
  there: { color: color.success },
  missing: { color: color.warning },
})
export const licenceText = style([bodyS, { gridColumn: 2, color: color.inkSecondary }])
/** The label of a quiet button is aligned with the text above it. */
export const licenceAction = style({ gridColumn: 2, marginBlockStart: space.s1 })
export const licenceSides = style([licenceAction, { display: 'flex', flexWrap: 'wrap', columnGap: space.s4 }])
export const licenceLink = style({ marginInlineStart: `calc(-1 * ${space.s5})` })

export const sharedText = style({
  padding: space.s4,
  borderRadius: radius.md,
  background: color.sunken,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  userSelect: 'all',
})

/** Side by side where the words fit. */
export const shareActions = style({ display: 'flex', flexWrap: 'wrap', gap: space.s3 })
globalStyle(`${shareActions} > *`, { flex: 1 })
