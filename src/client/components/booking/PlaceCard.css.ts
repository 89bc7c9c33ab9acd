import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { space } = vars

export const body = style({ display: 'grid', gap: space.s2, padding: space.s4, alignContent: 'start' })
export const actions = style({ marginBlockStart: space.s2 })
export const point = style({
  fontWeight: 400,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
})

// Both stand on one line of a phone.
globalStyle(`${actions} > *`, { paddingInline: space.s3 })
