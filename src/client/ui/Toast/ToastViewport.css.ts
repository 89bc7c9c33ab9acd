import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { fadeOut, settle } from '../motion.css.ts'
import { media, responsive } from '../responsive.ts'
import { vars } from '../theme.css.ts'
import { control, duration, ease, z } from '../tokens.ts'
import { type } from '../type.ts'

const { space, radius, shadow } = vars

export const viewport = style(
  responsive({
    phone: {
      position: 'fixed',
      zIndex: z.toast,
      insetInlineStart: `max(${space.s3}, env(safe-area-inset-left, 0px))`,
      insetInlineEnd: `max(${space.s3}, env(safe-area-inset-right, 0px))`,
      insetBlockEnd: `calc(var(--toasts-above) + ${space.s3})`,
      display: 'grid',
      gap: space.s2,
      padding: 0,
      // Said in passing: no paper keeps it.
      '@media': { print: { display: 'none' } },
      ':focus-visible': { outlineOffset: 4 },
    },
    // Bottom right, as specified. Drawers end above it, and dialogs leave room for it (Sheet.css.ts).
    desktop: { insetInlineStart: 'auto', insetInlineEnd: space.s6, inlineSize: 320 },
  }),
)

// The code of a voucher is at the right, where scrolling does not move it.
globalStyle(`:root:has([data-code]) ${viewport}`, {
  '@media': { [media.desktop]: { insetInlineStart: space.s6, insetInlineEnd: 'auto' } },
})

/** Dark in both themes. */
export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  minBlockSize: 52,
  paddingInline: `${space.s4} ${space.s2}`,
  paddingBlock: space.s1,
  ...type.table,
  color: '#FAFAFA',
  background: '#1A1A1A',
  border: '1px solid #3A3A3C',
  borderRadius: radius.sm,
  cursor: 'pointer',
  // A dialog that opens later takes the pointer from everything else.
  pointerEvents: 'auto !important' as 'auto',
  animation: `${settle} ${duration.base} ${ease.standard}`,
  selectors: {
    '&[data-state="closed"]': { animation: `${fadeOut} ${duration.fast} ${ease.exit} forwards` },
    '&:focus-visible': { outlineColor: '#FAFAFA', outlineOffset: -4 },
  },
})

const edge = (color: string) => ({ boxShadow: `inset 3px 0 0 ${color}, ${shadow.dialog}` })

export const kinds = styleVariants({
  success: edge('#7FD1A3'),
  info: edge('#D8B878'),
  error: edge('#FF9C94'),
})

export const text = style({ flex: 1, paddingBlock: space.s2, minInlineSize: 0 })

export const action = style({
  minBlockSize: control.hit,
  paddingInline: space.s3,
  fontWeight: 600,
  color: '#D8B878',
  borderRadius: radius.sm,
  ':focus-visible': { outlineColor: '#FAFAFA' },
  '@media': { [media.hover]: { ':hover': { background: '#2E2E30' } } },
})
