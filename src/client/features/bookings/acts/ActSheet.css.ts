import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

export const quiet = style({ fontSize: 14, lineHeight: '20px', color: color.inkSecondary })

export const names = style({ display: 'grid', gap: space.s2, gridTemplateColumns: 'minmax(0, 1fr)' })
export const named = style({ display: 'grid' })
export const name = style({ fontWeight: 600 })
export const reason = style({ fontSize: 14, lineHeight: '20px', color: color.danger })
