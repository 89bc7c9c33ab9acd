import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { color } = vars

export const note = style({ fontSize: 14, lineHeight: '20px', color: color.inkSecondary, overflowWrap: 'anywhere' })
