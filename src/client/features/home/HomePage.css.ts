import { style, styleVariants } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space, radius } = vars

export const sections = style(
  responsive({
    phone: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space.s14,
      paddingBlockStart: space.s10,
    },
    desktop: { gap: space.s24, paddingBlockStart: space.s10 },
  }),
)

/** Shown to a signed-in person only; as high as a trip's card, so that nothing moves when it comes. */
export const tripSlot = style(
  responsive({
    phone: {
      display: 'none',
      marginBlockEnd: space.s5,
      minBlockSize: 188,
      background: color.surface,
      border: `1px solid ${color.hair}`,
      borderRadius: radius.md,
      selectors: { '[data-signed-in] &': { display: 'grid' } },
      // The two buttons stand below each other.
      '@media': { '(width < 22.125em)': { minBlockSize: 218 } },
    },
    tablet: { minBlockSize: 112 },
    desktop: { marginBlockEnd: space.s10 },
  }),
)

export const placeholders = styleVariants({
  /** The sizes of cars, whose cards are two in a row on a phone and four on a desktop. */
  first: responsive({ phone: { minBlockSize: 400 }, desktop: { minBlockSize: 260 } }),
  /** Tall enough that nothing below it is on screen before it has loaded. */
  page: { minBlockSize: '100vh' },
  /** The height of the newsletter in its longest language. Hidden without scripts: the form could not be sent. */
  newsletter: responsive({
    phone: { minBlockSize: 276, '@media': { '(scripting: none)': { display: 'none' } } },
    desktop: { minBlockSize: 132 },
  }),
})
