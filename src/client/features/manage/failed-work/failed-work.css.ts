import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

/** Below the words of a row, in line with them. */
export const actsBelow = style({ padding: `0 ${vars.space.s2} ${vars.space.s2}` })
