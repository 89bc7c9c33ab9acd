import { style } from '@vanilla-extract/css'
import { responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { layout } from '#client/ui/tokens.ts'
import { type } from '#client/ui/type.ts'

const { space } = vars

export const inner = style(
  responsive({
    phone: {
      display: 'grid',
      alignContent: 'center',
      gap: space.s2,
      blockSize: '100%',
      maxInlineSize: `calc(${layout.container} + 2 * ${layout.gutter.desktop})`,
      marginInline: 'auto',
      paddingInline: layout.gutter.phone,
      paddingBlock: space.s2,
    },
    desktop: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: space.s6,
      paddingInline: layout.gutter.desktop,
    },
  }),
)

export const words = style({ ...type.bodyS, overflowWrap: 'anywhere' })

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s2,
})
