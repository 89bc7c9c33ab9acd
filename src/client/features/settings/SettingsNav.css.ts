import { style } from '@vanilla-extract/css'
import { media, responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { layout } from '#client/ui/tokens.ts'

const { color, space } = vars

export const nav = style(
  responsive({
    phone: { display: 'none' },
    desktop: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: `calc(${layout.header.desktop} + ${space.s10})`,
      alignSelf: 'start',
      paddingBlockStart: space.s8,
    },
  }),
)

export const list = style({ borderInlineStart: `1px solid ${color.hair}` })

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 44,
  marginInlineStart: -1,
  paddingInline: `${space.s4} 0`,
  borderInlineStart: '1px solid transparent',
  fontSize: 15,
  lineHeight: '20px',
  color: color.inkSecondary,
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': { color: color.ink, fontWeight: 600, borderInlineStart: `2px solid ${color.metal}` },
  },
  '@media': { [media.hover]: { ':hover': { color: color.ink } } },
})
