import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

export const line = style({ display: 'block', marginBlockStart: vars.space.s2, overflowWrap: 'anywhere' })
