import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s4 })
