import { style } from '@vanilla-extract/css'
import { media } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { layout } from '#client/ui/tokens.ts'

const { color, space } = vars

export const links = style({
  display: 'none',
  '@media': {
    print: { display: 'none' },
    [media.desktop]: {
      display: 'flex',
      gap: space.s6,
      inlineSize: '100%',
      maxInlineSize: `calc(${layout.container} + 2 * ${layout.gutter.desktop})`,
      marginInline: 'auto',
      paddingInline: layout.gutter.desktop,
      borderBlockEnd: `1px solid ${color.hair}`,
    },
  },
})

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  minBlockSize: 48,
  marginBlockEnd: -1,
  borderBlockEnd: '2px solid transparent',
  color: color.inkSecondary,
  fontWeight: 500,
  textDecoration: 'none',
  ':hover': { color: color.ink },
  selectors: {
    '&[aria-current="page"]': { borderBlockEndColor: color.metal, color: color.ink, fontWeight: 600 },
  },
})

export const end = style({ marginInlineStart: 'auto' })
