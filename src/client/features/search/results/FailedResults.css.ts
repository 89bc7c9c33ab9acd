import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

export const othersTitle = style({ marginBlockEnd: vars.space.s3, fontWeight: 600 })

export const others = style({ display: 'grid', gap: vars.space.s2 })
