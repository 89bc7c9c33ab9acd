import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

export const status = style({ minBlockSize: 24, lineHeight: '24px', color: vars.color.inkSecondary })

export const age = style({ display: 'grid', fontSize: 14, lineHeight: '20px', color: vars.color.warning })
