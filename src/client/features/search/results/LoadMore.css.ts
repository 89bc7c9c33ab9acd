import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

export const more = style({ display: 'grid', gap: vars.space.s2 })

export const problem = style({ textAlign: 'center', color: vars.color.danger })

export const end = style({ display: 'block', blockSize: 1 })
