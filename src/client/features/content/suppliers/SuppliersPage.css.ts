import { style } from '@vanilla-extract/css'
import { breakpoints, responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { layout } from '#client/ui/tokens.ts'

const { color, space } = vars

export const head = style(
  responsive({
    phone: { display: 'grid', gap: space.s2, maxInlineSize: layout.prose, marginBlockEnd: space.s6 },
    desktop: { marginBlockEnd: space.s8 },
  }),
)

export const lead = style({ color: color.inkSecondary, textWrap: 'pretty' })

export const age = style({ fontSize: 14, lineHeight: '20px', color: color.inkSecondary })

export const cards = style({
  display: 'grid',
  gap: space.s3,
  // Two on any phone, unless the letters are large or the phone is narrower than most.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
  '@media': {
    [`(min-width: ${breakpoints.md}px)`]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space.s5 },
    [`(min-width: ${breakpoints.xl}px)`]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})
