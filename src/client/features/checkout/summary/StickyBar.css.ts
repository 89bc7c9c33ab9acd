import { globalStyle, style } from '@vanilla-extract/css'
import { fadeIn } from '#client/ui/motion.css.ts'
import { media, wrapsWhenNarrow } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { duration, layout, z } from '#client/ui/tokens.ts'

const { color, space, shadow } = vars

export const bar = style({
  position: 'fixed',
  zIndex: z.sticky,
  insetInline: 0,
  insetBlockEnd: 0,
  paddingInline: layout.gutter.phone,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  borderBlockStart: `1px solid ${color.hair}`,
  background: color.surface,
  boxShadow: shadow.sheet,
})

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  minBlockSize: layout.stickyBar,
  paddingBlock: space.s2,
  ...wrapsWhenNarrow,
})

export const total = style({
  display: 'grid',
  alignContent: 'center',
  flex: 'none',
  minBlockSize: 52,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.ink,
  textAlign: 'start',
  cursor: 'pointer',
})

export const word = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s1,
  fontSize: 14,
  lineHeight: '20px',
  color: color.inkSecondary,
})

export const arrow = style({ transition: `transform ${duration.fast}` })
export const turned = style({ transform: 'rotate(180deg)' })

export const amount = style({ animation: `${fadeIn} ${duration.fast} linear` })

export const action = style({
  flex: 1,
  minInlineSize: 0,
  '@media': { [media.narrow]: { flexBasis: '100%' } },
})

// A long label stays on one line where it can.
globalStyle(`${action} > button`, { paddingInline: space.s2 })

export const panel = style({
  display: 'grid',
  gap: space.s4,
  maxBlockSize: '60dvh',
  paddingBlockStart: space.s4,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
})

// What has the focus is never under the bar.
globalStyle(`:root:has(${bar})`, {
  vars: { '--bottom-inset': `calc(${layout.stickyBar} + env(safe-area-inset-bottom, 0px))` },
  '@media': {
    [media.narrow]: {
      vars: { '--bottom-inset': `calc(${layout.stickyBar} + 5rem + env(safe-area-inset-bottom, 0px))` },
    },
  },
})
