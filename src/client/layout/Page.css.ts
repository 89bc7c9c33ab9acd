import { style, styleVariants } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { layout } from '#client/ui/tokens.ts'

const { space } = vars

const column = (width: string) =>
  responsive({
    phone: {
      inlineSize: '100%',
      maxInlineSize: `calc(${width} + 2 * ${layout.gutter.phone})`,
      marginInline: 'auto',
      paddingInline: layout.gutter.phone,
      paddingBlock: `${space.s6} ${space.s14}`,
      '@media': { print: { paddingBlock: 0 } },
    },
    desktop: {
      maxInlineSize: `calc(${width} + 2 * ${layout.gutter.desktop})`,
      paddingInline: layout.gutter.desktop,
      paddingBlock: `${space.s10} ${space.s18}`,
    },
  })

export const widths = styleVariants({
  narrow: column(layout.prose),
  wide: column(layout.container),
  full: { inlineSize: '100%' },
})

/** The header of a phone has its own. */
export const back = style(
  responsive({
    phone: { display: 'none' },
    desktop: {
      display: 'inline-flex',
      marginInlineStart: `calc(-1 * ${space.s5})`,
      marginBlockEnd: space.s3,
    },
  }),
)
