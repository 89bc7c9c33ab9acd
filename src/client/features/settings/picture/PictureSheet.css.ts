import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s4 })

/** Takes no room while there is nothing to say, and is there to be heard when there is. */
export const problems = style({
  selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${vars.space.s4})` } },
})
