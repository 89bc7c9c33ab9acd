import { style } from '@vanilla-extract/css'
import { bodyS } from '#client/ui/Text/text.css.ts'
import { vars } from '#client/ui/theme.css.ts'
import { z } from '#client/ui/tokens.ts'

const { color, space, radius, shadow } = vars

/** Follows the pointer while a booking is dragged. */
export const dragLabel = style([
  bodyS,
  {
    position: 'fixed',
    zIndex: z.toast,
    insetBlockStart: 0,
    insetInlineStart: 0,
    display: 'grid',
    padding: `${space.s2} ${space.s3}`,
    color: color.ink,
    background: color.surface,
    border: `1px solid ${color.control}`,
    borderRadius: radius.sm,
    boxShadow: shadow.e2,
    pointerEvents: 'none',
    userSelect: 'none',
  },
])
