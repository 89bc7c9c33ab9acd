import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'
import { type } from '#client/ui/type.ts'

const { color, space } = vars

export const parts = style({
  display: 'grid',
  // The year has twice the digits.
  gridTemplateColumns: '1fr 1fr 1.5fr',
  gap: space.s2,
})

export const part = style({ display: 'grid', gap: 2, minInlineSize: 0 })

export const partLabel = style({ ...type.caption, color: color.inkSecondary })
