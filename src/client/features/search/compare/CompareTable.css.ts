import { globalStyle, style } from '@vanilla-extract/css'
import { media, responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { fontSize, lineHeight, type } from '#client/ui/type.ts'

const { color, space, radius } = vars

/** Labels keep their longest word whole, and a car's column every total in one line; on a phone the next car looks in at the edge, and a swipe brings it. Larger text gets less of it. */
const column = { label: 'clamp(4.5rem, 37vw, 7.25rem)', car: 'clamp(6.25rem, 58vw, 9.25rem)' }

/** Above the names, which stay when the pictures scroll away. */
const picture = { phone: 84, desktop: 150 }

export const line = style({
  marginBlockEnd: space.s2,
  ...type.bodyS,
  color: color.inkSecondary,
})

/** Its own scroll, in both directions, so that names and row headers can stay. The rest is the sheet's head and foot. */
export const scroller = style(
  responsive({
    phone: {
      maxBlockSize: 'calc(92dvh - 236px)',
      minBlockSize: 240,
      overflow: 'auto',
      overscrollBehavior: 'contain',
      scrollSnapType: 'inline proximity',
      scrollPaddingInlineStart: column.label,
      border: `1px solid ${color.hair}`,
      borderRadius: radius.md,
    },
    desktop: { maxBlockSize: 'calc(min(800px, 100dvh - 64px) - 220px)' },
  }),
)

export const table = style(
  responsive({
    phone: {
      inlineSize: '100%',
      borderCollapse: 'separate',
      borderSpacing: 0,
      ...type.bodyS,
    },
    desktop: { tableLayout: 'fixed', ...type.bodyM },
  }),
)

const edge = `1px solid ${color.hair}`

export const corner = style(
  responsive({
    phone: {
      position: 'sticky',
      insetInlineStart: 0,
      insetBlockStart: -picture.phone,
      zIndex: 3,
      minInlineSize: column.label,
      maxInlineSize: column.label,
      background: color.surface,
      borderBlockEnd: edge,
      borderInlineEnd: edge,
    },
    desktop: { inlineSize: 190, insetBlockStart: -picture.desktop },
  }),
)

export const head = style(
  responsive({
    phone: {
      position: 'sticky',
      insetBlockStart: -picture.phone,
      zIndex: 2,
      minInlineSize: column.car,
      scrollSnapAlign: 'start',
      padding: 0,
      verticalAlign: 'top',
      textAlign: 'start',
      background: color.surface,
      borderBlockEnd: edge,
    },
    desktop: { insetBlockStart: -picture.desktop },
  }),
)

export const photo = style(
  responsive({
    phone: { display: 'block', blockSize: picture.phone, overflow: 'hidden', background: color.studio },
    desktop: { blockSize: picture.desktop },
  }),
)
globalStyle(`${photo} > *`, { blockSize: '100%', aspectRatio: 'auto', background: 'none' })
globalStyle(`${photo} img`, { objectFit: 'contain' })

/** From the first frame on as high as a name and its agency are: two lines on a phone, one on a desktop, and the agency's. */
export const name = style(
  responsive({
    phone: {
      display: 'grid',
      alignContent: 'start',
      boxSizing: 'border-box',
      minBlockSize: `calc(2 * ${space.s2} + 2 * ${type.bodyS.lineHeight} + ${type.note.lineHeight})`,
      padding: space.s2,
      fontWeight: 600,
      overflowWrap: 'anywhere',
    },
    desktop: { minBlockSize: `calc(2 * ${space.s2} + ${type.bodyM.lineHeight} + ${type.note.lineHeight})` },
  }),
)

/** Two suppliers may offer the same car. */
export const supplier = style({
  ...type.note,
  fontWeight: 400,
  color: color.inkSecondary,
})

export const taken = style({ ...type.note, fontWeight: 500, color: color.danger })

export const remove = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
})
// On the picture, as the buttons of a card are.
globalStyle(`${remove} svg`, {
  boxSizing: 'content-box',
  padding: 5,
  borderRadius: radius.full,
  background: color.surface,
})

export const label = style(
  responsive({
    phone: {
      position: 'sticky',
      insetInlineStart: 0,
      zIndex: 1,
      padding: `${space.s2} 6px`,
      verticalAlign: 'top',
      textAlign: 'start',
      fontSize: fontSize.s13,
      lineHeight: lineHeight.l20,
      fontWeight: 500,
      color: color.inkSecondary,
      background: color.surface,
      borderInlineEnd: edge,
    },
    desktop: { fontSize: fontSize.s14, lineHeight: lineHeight.l24 },
  }),
)

export const value = style({ padding: space.s2, verticalAlign: 'top', overflowWrap: 'anywhere' })

globalStyle(`${value} > p`, { marginBlock: 0 })
globalStyle(`${value} > data`, {
  whiteSpace: 'nowrap',
  '@media': { [media.narrow]: { fontSize: fontSize.s14 } },
})
globalStyle(`tr:not(:last-child) > ${label}, tr:not(:last-child) > ${value}`, { borderBlockEnd: edge })

export const note = style({ ...type.note, fontWeight: 600, color: color.success })

export const missing = style({ color: color.inkTertiary })
export const nothing = style({ color: color.inkSecondary })

export const list = style({ display: 'grid', gap: space.s1 })

export const choose = style({ minInlineSize: 0, paddingInline: space.s2 })
