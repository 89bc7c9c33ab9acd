import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space, radius } = vars

export const hero = style(
  responsive({
    phone: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 },
    desktop: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      gridTemplateAreas: '"words picture" "search search" "recent recent" "trust trust"',
      columnGap: space.s8,
      rowGap: space.s5,
      marginBlockStart: `calc(${space.s5} * -1)`,
    },
  }),
)

export const words = style(
  responsive({ phone: {}, desktop: { gridArea: 'words', alignSelf: 'center', paddingBlockEnd: space.s10 } }),
)

export const eyebrow = style({ color: color.accentText })

export const line = style(
  responsive({ phone: { marginBlockStart: space.s1 }, desktop: { marginBlockStart: space.s3 } }),
)

export const lead = style(
  responsive({
    phone: { display: 'none' },
    desktop: {
      display: 'block',
      maxInlineSize: 420,
      marginBlockStart: space.s5,
      fontSize: 17,
      lineHeight: '28px',
      color: color.inkSecondary,
    },
  }),
)

// On a phone the form is the picture: a background that no rule sets is not fetched.
export const picture = style(
  responsive({
    phone: { display: 'none' },
    desktop: {
      display: 'block',
      gridArea: 'picture',
      blockSize: 372,
      background: 'url(/pictures/hero.svg) 50% 55% / cover no-repeat',
    },
  }),
)

export const search = style(
  responsive({
    phone: {
      padding: space.s4,
      background: color.surface,
      border: `1px solid ${color.hair}`,
      borderRadius: radius.md,
    },
    desktop: {
      position: 'relative',
      gridArea: 'search',
      marginBlockStart: `calc(${space.s14} * -1)`,
      paddingInline: space.s5,
      paddingBlock: `${space.s4} ${space.s2}`,
      boxShadow: vars.shadow.e2,
    },
  }),
)
