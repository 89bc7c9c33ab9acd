import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { type } from '#client/ui/type.ts'

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
    },
  }),
)

// Phones show no picture, and do not fetch it: no rule sets the background there.
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

export const trust = style(
  responsive({
    phone: {
      display: 'grid',
      // Words must not break: one column where three would hold few letters each.
      gridTemplateColumns: `repeat(auto-fit, minmax(max(min(100%, 5rem), (100% - 2 * ${space.s3}) / 3), 1fr))`,
      gap: space.s3,
    },
    desktop: { gridTemplateColumns: '1fr 1fr 1fr', gridArea: 'trust', gap: space.s6 },
  }),
)

export const trustItem = style(
  responsive({
    phone: {
      display: 'grid',
      alignContent: 'start',
      gap: space.s1,
      ...type.note,
      color: color.inkSecondary,
    },
    desktop: { display: 'flex', alignItems: 'center', gap: space.s3, ...type.compact },
  }),
)

export const recent = style(responsive({ phone: { minInlineSize: 0 }, desktop: { gridArea: 'recent' } }))

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2, marginBlockStart: space.s2 })

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s2,
  minBlockSize: 44,
  paddingInline: space.s4,
  paddingBlock: space.s1,
  border: `1px solid ${color.control}`,
  borderRadius: radius.full,
  background: color.surface,
  ...type.bodyS,
  textDecoration: 'none',
  selectors: { '&:hover': { background: color.sunken } },
})
