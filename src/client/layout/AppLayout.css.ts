import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'
import { z } from '#client/ui/tokens.ts'

export const main = style({ flex: 1, display: 'flex', flexDirection: 'column' })

/** Room at the end of the page for the bottom bar. */
export const below = style({ blockSize: 'var(--bottom-inset)', '@media': { print: { display: 'none' } } })

export const skip = style({
  position: 'fixed',
  zIndex: z.toast,
  insetInlineStart: vars.space.s4,
  insetBlockStart: vars.space.s2,
  paddingInline: vars.space.s4,
  paddingBlock: vars.space.s3,
  fontWeight: 600,
  color: vars.color.onInk,
  background: vars.color.ink,
  borderRadius: vars.radius.sm,
  transform: 'translateY(-200%)',
  ':focus': { transform: 'none' },
  // Above the screen, it would be on the second sheet of paper.
  '@media': { print: { display: 'none' } },
})
