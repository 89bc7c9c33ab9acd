import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

export const content = style({ maxInlineSize: 480 })
export const list = style({ paddingBlockStart: vars.space.s2 })
export const icon = style({ flex: 'none' })
