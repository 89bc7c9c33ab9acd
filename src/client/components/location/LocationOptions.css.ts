import { style } from '@vanilla-extract/css'
import { media, responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { z } from '#client/ui/tokens.ts'
import { type } from '#client/ui/type.ts'

const { color, space, radius } = vars

export const scroller = style(
  responsive({
    phone: {
      flex: 1,
      minBlockSize: 0,
      marginInline: `calc(${space.s4} * -1)`,
      paddingInline: space.s4,
      paddingBlockStart: space.s3,
      // The last option can be scrolled above the keyboard, which covers the page without resizing it.
      paddingBlockEnd: '50vh',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
    },
    desktop: {
      position: 'absolute',
      zIndex: z.sticky,
      insetBlockStart: `calc(100% + ${space.s1})`,
      insetInlineStart: 0,
      inlineSize: 'max(100%, 400px)',
      maxBlockSize: 'min(420px, 48dvh)',
      margin: 0,
      padding: space.s2,
      background: color.surface,
      border: `1px solid ${color.hair}`,
      borderRadius: radius.md,
      boxShadow: vars.shadow.dialog,
    },
  }),
)

export const near = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  inlineSize: '100%',
  minBlockSize: 48,
  paddingInline: space.s2,
  borderRadius: radius.sm,
  fontWeight: 600,
  color: color.accentText,
})

export const note = style({ padding: space.s2, ...type.bodyS, color: color.inkSecondary })

export const list = style({})

export const group = style({ paddingBlockStart: space.s2 })

export const heading = style({
  padding: `${space.s2} ${space.s2} ${space.s1}`,
  ...type.caption,
  fontWeight: 600,
  letterSpacing: '.06em',
  color: color.inkTertiary,
})

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  minBlockSize: 56,
  padding: space.s2,
  borderRadius: radius.sm,
  cursor: 'pointer',
  scrollMarginBlock: space.s6,
  selectors: {
    '&[data-active]': { background: color.sunken, boxShadow: `inset 2px 0 ${color.metal}` },
    '&[aria-selected="true"]': { background: color.accentWash },
  },
  '@media': { [media.hover]: { ':hover': { background: color.sunken } } },
})

export const lines = style({ display: 'block', minInlineSize: 0 })

export const secondary = style({
  display: 'block',
  ...type.bodyS,
  color: color.inkSecondary,
})
