import { globalStyle, style } from '@vanilla-extract/css'
import { iconButton } from '#client/ui/IconButton/IconButton.css.ts'
import { media, responsive } from '#client/ui/responsive.ts'
import { bodyS } from '#client/ui/Text/text.css.ts'
import { vars } from '#client/ui/theme.css.ts'
import { control, layout, z } from '#client/ui/tokens.ts'

const { color, font, radius, shadow, space } = vars

/** The whole of it on one line. */
export const plate = style([
  bodyS,
  {
    color: color.inkSecondary,
    // Also in a title, whose letters are too narrow for a plate.
    fontFamily: font.text,
    fontWeight: 400,
    fontVariantNumeric: 'tabular-nums lining-nums',
    whiteSpace: 'nowrap',
  },
])
/** The line above a list: as high before the list has come, so that nothing moves. */
export const aboveList = style({
  minBlockSize: control.hit,
  '@media': { [media.desktop]: { marginBlock: `calc(-1 * ${space.s2})` } },
})

// An icon at an end of the line stands at the edge of the list, not its box.
const atIcon = `calc((18px - ${control.hit}) / 2)`
globalStyle(`${aboveList} > :last-child > ${iconButton}:last-child`, { marginInlineEnd: atIcon })
globalStyle(`${aboveList} > :last-child > ${iconButton}:first-child`, { marginInlineStart: atIcon })

/** A desk's page begins higher than those of drivers: its lists need the height. */
export const pageStart = style({
  '@media': { [media.desktop]: { marginBlockStart: `calc(-1 * ${space.s5})` } },
})

export const searchField = style({ flex: '1 1 12rem', maxInlineSize: '24rem' })

export const more = style({
  display: 'grid',
  justifyItems: 'center',
  padding: space.s4,
  '@media': { print: { display: 'none' } },
})

export const pager = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.s4,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

/** A card of a page with its heading. */
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s3,
  padding: space.s4,
})

/** Cards beside each other where there is room. */
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(28rem, 100%), 1fr))',
  alignItems: 'start',
  gap: space.s4,
})

/** The button of a long form, above the phone's tabs while the fields scroll under it. */
export const inReach = style(
  responsive({
    phone: {
      position: 'sticky',
      zIndex: z.sticky,
      insetBlockEnd: `calc(var(--bottom-inset) + ${space.s2})`,
      borderRadius: radius.md,
      background: color.page,
      boxShadow: shadow.e2,
    },
    desktop: { insetBlockEnd: space.s4 },
  }),
)

// What has the focus is scrolled free of it.
globalStyle(`:root:has(${inReach})`, {
  scrollPaddingBlockEnd: `calc(var(--bottom-inset) + ${layout.stickyBar} + ${space.s10})`,
})
