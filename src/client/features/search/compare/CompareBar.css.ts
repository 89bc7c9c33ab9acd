import { globalStyle, style } from '@vanilla-extract/css'
import { media, responsive } from '#client/ui/responsive.ts'
import { vars } from '#client/ui/theme.css.ts'
import { layout, z } from '#client/ui/tokens.ts'
import { type } from '#client/ui/type.ts'

const { color, radius, shadow, space } = vars

/** What the bar takes, with the room around it. */
const room = 76

/** Stays above the phone's tabs while the list scrolls under it. */
export const compareBar = style(
  responsive({
    phone: {
      position: 'sticky',
      zIndex: z.sticky,
      minBlockSize: room - 16,
      insetBlockEnd: `calc(var(--bottom-inset) - ${room - 8}px)`,
      display: 'flex',
      alignItems: 'center',
      gap: space.s1,
      padding: `${space.s2} ${space.s2} ${space.s2} ${space.s4}`,
      background: color.surface,
      border: `1px solid ${color.hair}`,
      borderRadius: radius.md,
      boxShadow: shadow.e2,
    },
  }),
)

export const compareWords = style({
  flex: 1,
  minInlineSize: 0,
  ...type.bodyS,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

// What has the focus and what is said in passing are never under the bar.
const inset = (below: string) => ({
  '--bottom-inset': `calc(${below} + env(safe-area-inset-bottom, 0px) + ${room}px)`,
})
globalStyle(`:root:has(${compareBar})`, {
  vars: inset(layout.bottomNav),
  '@media': { [media.desktop]: { vars: inset('0px') } },
})
