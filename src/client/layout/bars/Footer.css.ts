import { style } from '@vanilla-extract/css'
import { media, responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { layout } from '#client/ui/tokens.ts'
import { type } from '#client/ui/type.ts'

const { color, space } = vars

export const footer = style({
  borderBlockStart: `1px solid ${color.hair}`,
  '@media': { print: { display: 'none' } },
})

export const inner = style(
  responsive({
    phone: {
      display: 'grid',
      gap: space.s4,
      maxInlineSize: `calc(${layout.container} + 2 * ${layout.gutter.desktop})`,
      marginInline: 'auto',
      paddingInline: layout.gutter.phone,
      paddingBlock: space.s8,
      ...type.bodyS,
      color: color.inkSecondary,
    },
    desktop: {
      gridTemplateColumns: '1fr auto',
      columnGap: space.s10,
      alignItems: 'start',
      paddingInline: layout.gutter.desktop,
      paddingBlock: space.s10,
    },
  }),
)

export const small = style({ maxInlineSize: '52ch', display: 'grid', gap: space.s2 })

export const columns = style(
  responsive({
    phone: { display: 'grid' },
    desktop: { gridAutoFlow: 'column', columnGap: space.s14, order: 2 },
  }),
)

export const group = style(
  responsive({
    phone: { display: 'flex', flexWrap: 'wrap', columnGap: space.s5 },
    desktop: { display: 'grid', alignContent: 'start' },
  }),
)

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 44,
  minBlockSize: 44,
  color: color.ink,
  textDecoration: 'none',
  selectors: { '&[aria-current="true"]': { fontWeight: 600 } },
  '@media': {
    [media.hover]: { ':hover': { textDecoration: 'underline' } },
    [media.desktop]: { minBlockSize: 36 },
  },
})
