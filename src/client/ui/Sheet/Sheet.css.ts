import { style, styleVariants } from '@vanilla-extract/css'
import type { StyleRule } from '@vanilla-extract/css'
import { fadeIn, fadeOut, rise, settle, sink, slideIn, slideOut } from '../motion.css.ts'
import { media, responsive } from '../responsive.ts'
import { vars } from '../theme.css.ts'
import { duration, ease, z } from '../tokens.ts'
import { lineHeight, type } from '../type.ts'

const { color, space, radius, shadow } = vars

/** Comes with the first animation, leaves with the second. */
const moves = (enter: string, leave: string): StyleRule => ({
  animation: `${enter} ${duration.base} ${ease.standard}`,
  selectors: { '&[data-state="closed"]': { animation: `${leave} ${duration.fast} ${ease.exit} forwards` } },
})

/** Of a phone's screen. */
const wholeHeight = '92dvh'

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: z.sheet,
  background: color.scrim,
  // A finger on it moves nothing behind it.
  touchAction: 'none',
  ...moves(fadeIn, fadeOut),
})

export const sheet = style(
  responsive({
    phone: {
      position: 'fixed',
      zIndex: z.sheet,
      display: 'flex',
      flexDirection: 'column',
      insetInline: 0,
      insetBlockEnd: 0,
      maxBlockSize: wholeHeight,
      paddingBlockEnd: 'var(--toasts)',
      color: color.ink,
      background: color.surface,
      borderStartStartRadius: radius.lg,
      borderStartEndRadius: radius.lg,
      boxShadow: shadow.sheet,
      transform: 'translateY(var(--pull, 0))',
      ':focus': { outline: 'none' },
      selectors: { '&:not([data-pulled])': { transition: `transform ${duration.fast} ${ease.standard}` } },
      '@media': {
        [media.phone]: moves(rise, sink),
        [media.forcedColors]: { border: '1px solid CanvasText' },
      },
    },
    // Lines of a readable length, and pictures that leave room for words.
    tablet: { inlineSize: 'min(100%, 37.5rem)', marginInline: 'auto' },
  }),
)

const dialog = responsive({
  desktop: {
    inset: 0,
    margin: 'auto',
    inlineSize: 'fit-content',
    blockSize: 'fit-content',
    minInlineSize: 480,
    maxInlineSize: 'min(760px, 100vw - 64px)',
    // In the middle: what the toasts need below is left free above too, and only a tall one becomes lower.
    maxBlockSize: 'min(800px, 100dvh - 64px - 2 * var(--toasts))',
    paddingBlockEnd: 0,
    borderRadius: radius.lg,
    boxShadow: shadow.dialog,
    ...moves(settle, fadeOut),
  },
})

/** What a wide one or a drawer shows comes later than they do: they have their whole height from the first frame on. */
export const sides = styleVariants({
  bottom: dialog,
  center: dialog,
  wide: [
    dialog,
    responsive({
      phone: { blockSize: wholeHeight },
      tablet: { inlineSize: '100%' },
      desktop: { inlineSize: 'min(1120px, 100vw - 64px)', maxInlineSize: 'none', blockSize: '100%' },
    }),
  ],
  drawer: responsive({
    phone: { blockSize: wholeHeight },
    desktop: {
      blockSize: 'auto',
      insetInlineStart: 'auto',
      insetBlock: 0,
      marginInline: 0,
      inlineSize: 480,
      maxBlockSize: 'none',
      borderRadius: 0,
      boxShadow: shadow.dialog,
      ...moves(slideIn, slideOut),
    },
  }),
})

/** After the sides, which are as high as their content on a desktop. */
export const wholeSheet = style(
  responsive({ phone: { blockSize: wholeHeight }, desktop: { blockSize: '100%' } }),
)

export const head = style(
  responsive({
    phone: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      alignItems: 'start',
      columnGap: space.s2,
      paddingBlockStart: space.s5,
      paddingBlockEnd: space.s2,
      paddingInline: `${space.s4} ${space.s2}`,
      touchAction: 'none',
      '::before': {
        content: '',
        position: 'absolute',
        insetBlockStart: 8,
        insetInline: 'calc(50% - 18px)',
        blockSize: 4,
        borderRadius: radius.full,
        background: color.hair,
      },
    },
    desktop: {
      paddingBlockStart: space.s5,
      paddingInline: `${space.s6} ${space.s3}`,
      '::before': { display: 'none' },
    },
  }),
)

export const titles = style({ display: 'grid', gap: space.s1, alignContent: 'start', paddingBlock: 10 })
/** For a title that is not known yet: two lines of it move nothing. Wider than a phone, one line holds it. */
export const twoLines = style({
  '@media': { [`not all and ${media.md}`]: { minBlockSize: `calc(20px + 2 * ${lineHeight.l24})` } },
})
export const acts = style({ display: 'flex' })
export const explanation = style({
  maxInlineSize: '52ch',
  ...type.bodyS,
  color: color.inkSecondary,
})

export const body = style(
  responsive({
    phone: {
      flex: 1,
      minBlockSize: 0,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      paddingInline: space.s4,
      // A focus ring is not cut by the edge it scrolls under.
      paddingBlock: `${space.s1} ${space.s6}`,
      selectors: {
        '&:last-child': { paddingBlockEnd: `calc(${space.s6} + env(safe-area-inset-bottom, 0px))` },
      },
    },
    desktop: { paddingInline: space.s6 },
  }),
)

export const foot = style(
  responsive({
    phone: {
      paddingInline: space.s4,
      paddingBlock: `${space.s3} calc(${space.s3} + env(safe-area-inset-bottom, 0px))`,
      borderBlockStart: `1px solid ${color.hair}`,
    },
    desktop: { paddingInline: space.s6, paddingBlock: space.s4 },
  }),
)
