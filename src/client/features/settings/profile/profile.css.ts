import { globalStyle, style } from '@vanilla-extract/css'
import { media, responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { layout, z } from '#client/ui/tokens.ts'
import { fontSize } from '#client/ui/type.ts'

const { color, space } = vars

export const form = style(
  responsive({
    phone: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 },
    tablet: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space.s5, alignItems: 'start' },
  }),
)

/** Over both columns. */
export const wide = style({ gridColumn: '1 / -1' })

export const saveBar = style(
  responsive({
    phone: {
      gridColumn: '1 / -1',
      display: 'grid',
      gap: space.s2,
      // As wide as the screen, so that nothing shows beside it while it covers the form.
      marginInline: `calc(-1 * ${layout.gutter.phone})`,
      paddingInline: layout.gutter.phone,
      paddingBlock: space.s3,
      borderBlockStart: '1px solid transparent',
    },
    desktop: { marginInline: 0, paddingInline: 0 },
  }),
)

export const stuck = style(
  responsive({
    phone: {
      position: 'sticky',
      insetBlockEnd: 'var(--bottom-inset)',
      zIndex: z.sticky,
      background: color.page,
      borderBlockStartColor: color.hair,
    },
    desktop: { position: 'static', borderBlockStartColor: 'transparent' },
  }),
)

// What is being typed is scrolled free of it: browsers bring the caret into view, not the field.
globalStyle(`:root:has(${stuck})`, {
  '@media': {
    [media.phone]: {
      scrollPaddingBlockEnd: `calc(var(--bottom-inset) + ${layout.stickyBar} + ${space.s10})`,
    },
  },
})

export const save = style(responsive({ phone: { flex: 1 }, desktop: { flex: 'none' } }))
export const idle = style({ opacity: 0.45 })

export const leaveChoices = style(
  responsive({
    phone: { display: 'grid', gap: space.s3, paddingBlockStart: space.s2 },
    desktop: { gridTemplateColumns: '1fr 1fr' },
  }),
)

export const pictureRow = style(
  responsive({
    phone: {
      display: 'grid',
      gridTemplateColumns: '72px minmax(0, 1fr)',
      columnGap: space.s4,
      rowGap: space.s4,
      alignItems: 'center',
    },
    desktop: { gridTemplateColumns: '72px minmax(0, 1fr) auto' },
  }),
)

export const person = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  minInlineSize: 0,
})
export const breakable = style({ overflowWrap: 'anywhere' })
export const email = style({ overflowWrap: 'anywhere', marginBlockEnd: space.s1 })

export const pictureButtons = style(
  responsive({
    phone: { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: space.s2 },
    desktop: { gridColumn: 'auto', flexDirection: 'column', alignItems: 'stretch' },
  }),
)

const frame = {
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  fontFamily: vars.font.display,
} as const

export const avatar = style({
  ...frame,
  flex: 'none',
  inlineSize: 72,
  blockSize: 72,
  fontSize: fontSize.s30,
  color: color.onInk,
  background: color.ink,
  borderRadius: vars.radius.full,
})

export const preview = style({
  ...frame,
  inlineSize: 'min(240px, 40dvh)',
  aspectRatio: '1',
  marginInline: 'auto',
  fontSize: fontSize.s72,
  color: color.inkTertiary,
  background: color.sunken,
  borderRadius: vars.radius.md,
})

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })

export const pictureForm = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s4 })

/** A computer has its camera elsewhere: there a file is chosen. */
export const camera = style({ '@media': { '(pointer: fine)': { display: 'none' } } })

/** A live region: takes no room while empty, but must exist before its text appears to be announced. */
export const problems = style({
  selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${space.s4})` } },
})
