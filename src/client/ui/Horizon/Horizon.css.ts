import { style } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'

const stroke = { fill: 'none', strokeWidth: 1.25, strokeLinecap: 'round' } as const

export const horizon = style({ inlineSize: 200, maxInlineSize: '100%', color: vars.color.control })
export const lines = style({ ...stroke, stroke: 'currentColor' })
export const sun = style({ ...stroke, stroke: vars.color.metal })
