import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { space } = vars

export const acts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.s2,
})
export const act = style({ paddingInline: space.s2, fontSize: 14 })
