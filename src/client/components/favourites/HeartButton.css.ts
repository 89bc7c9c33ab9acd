import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

/** Above the link that covers a card. */
export const heart = style({
  position: 'relative',
  zIndex: 1,
  selectors: { '&[aria-pressed="true"]': { color: vars.color.danger } },
})

// Full or empty, not only red or not.
globalStyle(`${heart}[aria-pressed="true"] path`, { fill: 'currentColor' })
