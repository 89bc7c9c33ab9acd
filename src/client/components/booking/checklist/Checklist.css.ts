import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

export const checklist = style({ display: 'grid', gap: vars.space.s1 })
