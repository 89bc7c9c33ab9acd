import { style } from '@vanilla-extract/css'
import { media, responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { layout } from '#client/ui/tokens.ts'

const { color, space } = vars
const top = `calc(${layout.header.desktop} + ${space.s6})`

export const contents = style(
  responsive({
    phone: {
      paddingBlock: space.s4,
      borderBlock: `1px solid ${color.hair}`,
      '@media': { print: { display: 'none' } },
    },
    desktop: {
      position: 'sticky',
      insetBlockStart: top,
      maxBlockSize: `calc(100dvh - ${top} - ${space.s6})`,
      overflowY: 'auto',
      paddingBlock: 0,
      borderBlock: 0,
    },
  }),
)

export const title = style({ color: color.inkSecondary, paddingBlockEnd: space.s2 })

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 44,
  paddingBlock: space.s2,
  lineHeight: '22px',
  textDecoration: 'none',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: color.accentText, textDecoration: 'underline' } } },
  },
})
