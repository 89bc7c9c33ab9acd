import { style } from '@vanilla-extract/css'
import { media, responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { control as measures, z } from '#client/ui/tokens.ts'
import { fontSize, type } from '#client/ui/type.ts'

const { color, space, radius } = vars

/** Keeps the field's place on the page while the open panel covers the screen. */
export const control = style(
  responsive({
    phone: { position: 'relative', blockSize: measures.phone },
    desktop: { blockSize: measures.phone },
  }),
)

export const panel = style({
  position: 'relative',
  selectors: {
    '&[data-open]': {
      position: 'fixed',
      inset: 0,
      zIndex: z.dialog,
      display: 'flex',
      flexDirection: 'column',
      padding: `calc(${space.s2} + env(safe-area-inset-top, 0px)) ${space.s4} 0`,
      background: color.surface,
      '@media': {
        [media.desktop]: { position: 'relative', display: 'block', padding: 0, background: 'none' },
      },
    },
  },
} as const)

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  flex: 'none',
  blockSize: measures.phone,
  paddingInline: space.s4,
  border: `1px solid ${color.control}`,
  borderRadius: radius.sm,
  background: color.surface,
  selectors: {
    '&:focus-within': { borderColor: color.ink, boxShadow: `0 0 0 1px ${color.ink}` },
    '&[data-invalid]': { borderColor: color.danger },
  },
})

export const pin = style({ color: color.inkTertiary })

export const back = style({ marginInlineStart: `calc(${space.s3} * -1)` })

export const input = style({
  flex: 1,
  inlineSize: '100%',
  minInlineSize: 0,
  blockSize: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: fontSize.s16,
  textOverflow: 'ellipsis',
  selectors: { '&:focus': { outline: 'none' } },
})

/** On a phone, the place of the list. */
export const waiting = style({
  paddingBlock: space.s3,
  ...type.bodyS,
  color: color.inkSecondary,
})
