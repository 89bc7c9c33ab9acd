import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

export const body = style({ display: 'grid', gap: vars.space.s4, padding: vars.space.s5 })
export const reference = style({ fontSize: 20, lineHeight: '28px', fontWeight: 600, letterSpacing: '.08em' })
