import { style } from '@vanilla-extract/css'
import { liftingCard } from '#client/ui/Card/card.css.ts'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { lineHeight, type } from '#client/ui/type.ts'

const { color, space, radius } = vars

export const heading = style(
  responsive({ phone: { marginBlockEnd: space.s4 }, desktop: { marginBlockEnd: space.s5 } }),
)

/** Under other ways out of an empty list. */
export const among = style({ marginBlockStart: space.s6 })

/** The next car peeks in from the edge: there is more. */
export const strip = style(
  responsive({
    phone: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'min(62%, 264px)',
      gap: space.s3,
      // Focus rings and the lifted card's shadow are not cut.
      margin: `-${space.s1}`,
      padding: space.s1,
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x proximity',
      scrollPaddingInline: space.s1,
    },
    desktop: { gap: space.s5 },
  }),
)

export const car = style([
  liftingCard,
  {
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    overflow: 'hidden',
    scrollSnapAlign: 'start',
  },
])

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  padding: `${space.s2} ${space.s1} ${space.s2} ${space.s4}`,
})

export const words = style({ display: 'grid', gap: 2, paddingBlock: space.s2 })

/** Its reach is the whole card, but for the heart. */
export const link = style({
  fontWeight: 600,
  lineHeight: lineHeight.l22,
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.md },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: -3 },
  },
})

export const gone = style({ fontWeight: 600, lineHeight: lineHeight.l22, color: color.inkSecondary })

export const supplier = style({ ...type.bodyS, color: color.inkSecondary })
