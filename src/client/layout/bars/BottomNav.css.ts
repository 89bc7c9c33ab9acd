import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { layout, z } from '#client/ui/tokens.ts'
import { fontSize, type } from '#client/ui/type.ts'

const { color, space } = vars

/** Of the bar, which is as wide as the window less a scrollbar: one row still fits on the smallest phone. */
export const narrow = '(width < 19rem)'

export const nav = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: z.nav,
  // Its tabs look at its width in letters, whatever raised their size.
  containerType: 'inline-size',
  paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
  paddingInline: 'env(safe-area-inset-left, 0px) env(safe-area-inset-right, 0px)',
  background: color.surface,
  borderBlockStart: `1px solid ${color.hair}`,
  '@media': { print: { display: 'none' }, [media.desktop]: { display: 'none' } },
})

export const tabs = style({
  display: 'grid',
  gridAutoFlow: 'column',
  // Each its word and an equal share of what is left: in equal columns, long words would touch on the smallest phones.
  gridAutoColumns: 'minmax(44px, auto)',
  // Within reach of two thumbs, and together.
  '@media': { [media.md]: { gridAutoColumns: 'minmax(0, 9rem)', justifyContent: 'center' } },
  // Each word in one piece with its number: two beside each other, without their pictures.
  '@container': { [narrow]: { gridAutoFlow: 'row', gridTemplateColumns: 'auto auto' } },
})

export const tab = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 2,
  minBlockSize: layout.bottomNav,
  ...type.caption,
  fontWeight: 500,
  textDecoration: 'none',
  color: color.inkTertiary,
  ':focus-visible': { outlineOffset: -4 },
  '@container': {
    [narrow]: {
      minBlockSize: layout.bottomNavRow,
      gridAutoFlow: 'column',
      columnGap: space.s1,
      alignItems: 'center',
      justifyContent: 'start',
      paddingInlineStart: space.s2,
      fontSize: fontSize.s11,
    },
  },
  selectors: {
    '&[aria-current="page"]': { color: color.ink, fontWeight: 600 },
    '&[aria-current="page"]::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: -1,
      inlineSize: 32,
      blockSize: 2,
      background: color.metal,
      '@container': { [narrow]: { insetInlineStart: space.s2 } },
    },
  },
})
globalStyle(`${tab} > svg`, { '@container': { [narrow]: { display: 'none' } } })
