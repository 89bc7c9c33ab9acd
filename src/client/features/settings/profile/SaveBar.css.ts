import { globalStyle, style } from '@vanilla-extract/css'
import { media, responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { layout, z } from '#client/ui/tokens.ts'

const { color, space } = vars

export const bar = style(
  responsive({
    phone: {
      gridColumn: '1 / -1',
      display: 'grid',
      gap: space.s2,
      // As wide as the screen, so that nothing is read beside it while it stands over the form.
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

export const buttons = style(
  responsive({
    phone: { display: 'flex', gap: space.s2 },
    desktop: { justifyContent: 'start' },
  }),
)

export const save = style(responsive({ phone: { flex: 1 }, desktop: { flex: 'none' } }))

export const idle = style({ opacity: 0.45 })

export const note = style({ fontSize: 14, lineHeight: '20px', color: color.inkSecondary })
