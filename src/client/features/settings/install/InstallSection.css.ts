import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

export const installed = style({ display: 'flex', gap: space.s3, alignItems: 'center', color: color.success })

export const start = style({ justifySelf: 'start' })
