import { style, styleVariants } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { space } = vars

export const sections = style(
  responsive({
    phone: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s14, paddingBlockStart: space.s10 },
    desktop: { gap: space.s24, paddingBlockStart: space.s10 },
  }),
)

export const placeholders = styleVariants({
  /** The sizes of cars, whose cards are two in a row on a phone and four on a desktop. */
  first: responsive({ phone: { minBlockSize: 400 }, desktop: { minBlockSize: 260 } }),
  /** So much that nothing below it is seen before it is there. */
  page: { minBlockSize: '100vh' },
  /** The newsletter in its longest language. Without the app nothing of it would be sent. */
  letter: responsive({
    phone: { minBlockSize: 276, '@media': { '(scripting: none)': { display: 'none' } } },
    desktop: { minBlockSize: 132 },
  }),
})
