import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { layout } from '#client/ui/tokens.ts'

const { color, space, radius } = vars

export const columns = style(
  responsive({
    phone: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space.s8,
      marginBlockStart: space.s6,
    },
    desktop: {
      gridTemplateColumns: `minmax(0, ${layout.prose}) minmax(0, 1fr)`,
      alignItems: 'start',
      columnGap: space.s18,
      marginBlockStart: space.s10,
    },
  }),
)

export const list = style({ minInlineSize: 0 })

export const help = style({
  display: 'grid',
  gap: space.s3,
  padding: space.s6,
  border: `1px solid ${color.hair}`,
  borderRadius: radius.md,
  background: color.surface,
  '@media': { print: { display: 'none' } },
})

/** Stacks the buttons when their words are too long for one line. */
export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
  gap: space.s3,
  paddingBlockStart: space.s2,
})
