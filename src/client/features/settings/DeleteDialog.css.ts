import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

export const choices = style({ display: 'grid', gap: vars.space.s2, paddingBlockStart: vars.space.s2 })
