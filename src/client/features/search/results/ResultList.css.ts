import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'
import { duration, ease } from '#client/ui/tokens.ts'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s4,
  transition: `opacity ${duration.fast} ${ease.standard}`,
  selectors: { '&[data-stale]': { opacity: 0.5 } },
})
