import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

export const changed = style({ fontSize: 14, lineHeight: '20px', color: vars.color.inkSecondary })
