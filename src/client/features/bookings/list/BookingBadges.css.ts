import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

export const badges = style({ display: 'inline-flex', flexWrap: 'wrap', gap: vars.space.s1 })
