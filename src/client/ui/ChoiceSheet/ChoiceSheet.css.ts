import { style } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'

export const footer = style({ display: 'flex', alignItems: 'center', gap: vars.space.s2 })
export const reset = style({ flex: 'none' })
export const show = style({ flex: 1 })
