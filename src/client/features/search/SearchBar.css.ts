import { globalStyle, style } from '@vanilla-extract/css'
import { strip } from '#client/layout/notices/notices.css.ts'
import { media, responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { layout, z } from '#client/ui/tokens.ts'
import { fontSize, lineHeight } from '#client/ui/type.ts'

const { color, radius, space } = vars

/** With the room around its controls. */
export const barHeight = '4rem'

const unseen = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

const beside = `not all and ${media.md}`

/** What is searched, the filters and the order stay in reach while the list scrolls under them. */
export const bar = style(
  responsive({
    phone: {
      position: 'sticky',
      zIndex: z.header,
      insetBlockStart: layout.header.phone,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: space.s1,
      minBlockSize: barHeight,
      marginBlockStart: `calc(${space.s6} * -1)`,
      marginInline: `calc(${layout.gutter.phone} * -1)`,
      paddingInline: layout.gutter.phone,
      background: color.page,
      borderBlockEnd: `1px solid ${color.hair}`,
      // A strip under the header makes it higher.
      selectors: {
        [`:root:has(${strip}) &`]: {
          insetBlockStart: `calc(${layout.header.phone} + ${layout.offlineStrip})`,
        },
      },
      '@media': { [media.md]: { gap: space.s4 }, [media.narrow]: { position: 'static' } },
    },
    desktop: {
      insetBlockStart: layout.header.desktop,
      marginBlockStart: 0,
      marginInline: 0,
      paddingInline: 0,
      selectors: {
        [`:root:has(${strip}) &`]: {
          insetBlockStart: `calc(${layout.header.desktop} + ${layout.offlineStrip})`,
        },
      },
    },
  }),
)

// What has the focus is never under the bar.
const below = (header: string) => `calc(${header} + ${barHeight} + ${space.s4})`
globalStyle(`:root:has(${bar})`, {
  scrollPaddingBlockStart: below(layout.header.phone),
  '@media': { [media.desktop]: { scrollPaddingBlockStart: below(layout.header.desktop) } },
})

export const trip = style({
  // Its longest word is whole; the buttons go below where it leaves them no room.
  flex: '1 1 0',
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  minInlineSize: 'min-content',
  minBlockSize: 48,
  marginBlock: space.s1,
  // A long name takes a line more, which must not touch the border.
  paddingBlock: 6,
  paddingInline: space.s3,
  textAlign: 'start',
  border: `1px solid ${color.hair}`,
  borderRadius: radius.md,
  background: color.surface,
  selectors: { '&:hover': { borderColor: color.control } },
  '@media': { [media.narrow]: { flexBasis: '100%' } },
})

export const line = style({
  flex: 1,
  display: 'grid',
  minInlineSize: 0,
  '@media': {
    [media.md]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.s4 },
  },
})

export const places = style({ fontSize: fontSize.s15, lineHeight: lineHeight.l18, fontWeight: 600 })

export const arrow = style({ marginInline: space.s1, verticalAlign: '-2px' })

export const when = style({ fontSize: fontSize.s14, lineHeight: lineHeight.l18, color: color.inkSecondary })

/** Only a desktop has room for it; the words are heard everywhere. */
export const edit = style({
  flex: 'none',
  fontWeight: 600,
  '@media': { [media.phone]: unseen },
})

export const pencil = style({ flex: 'none', '@media': { [beside]: { display: 'none' } } })

/** What a phone shows as an icon; the words are still heard. */
export const word = style({ whiteSpace: 'nowrap', '@media': { [beside]: unseen } })

export const filters = style({
  position: 'relative',
  flex: 'none',
  '@media': {
    [beside]: {
      inlineSize: 48,
      minInlineSize: 48,
      padding: 0,
      borderColor: 'transparent',
      background: 'transparent',
    },
  },
})

/** How many filters hold, on the icon of a phone. */
export const count = style({
  position: 'absolute',
  insetBlockStart: 4,
  insetInlineEnd: 2,
  minInlineSize: '1.5em',
  paddingInline: 4,
  borderRadius: radius.full,
  fontSize: fontSize.s12,
  lineHeight: lineHeight.l18,
  fontWeight: 600,
  textAlign: 'center',
  color: color.onInk,
  background: color.ink,
  '@media': { [media.md]: { display: 'none' } },
})

export const sort = style({
  position: 'relative',
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.s2,
  minInlineSize: 48,
  minBlockSize: 48,
  fontSize: fontSize.s15,
  color: color.inkSecondary,
  borderRadius: radius.sm,
  '@media': { [beside]: { ':focus-within': { outline: `2px solid ${color.focus}`, outlineOffset: -2 } } },
})

/** On a phone it is over its icon, and the sentence above the list says what is chosen. */
export const sortSelect = style({
  minBlockSize: 44,
  paddingInline: `${space.s1} 28px`,
  border: 0,
  appearance: 'none',
  // As wide as what is chosen, where the browser can.
  fieldSizing: 'content',
  borderRadius: radius.sm,
  background: 'transparent',
  // 16 px, or iOS zooms into the list.
  fontSize: fontSize.s16,
  fontWeight: 600,
  color: color.ink,
  cursor: 'pointer',
  '@media': {
    [beside]: {
      position: 'absolute',
      inset: 0,
      inlineSize: '100%',
      blockSize: '100%',
      padding: 0,
      opacity: 0,
    },
  },
})

export const sortArrow = style({
  position: 'absolute',
  insetInlineEnd: 4,
  pointerEvents: 'none',
  color: color.ink,
  '@media': { [beside]: { display: 'none' } },
})
