import { style } from '@vanilla-extract/css'
import { bodyS } from '#client/ui/Text/text.css.ts'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

export const fields = style({
  display: 'grid',
  gap: space.s3,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
})
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: 0,
  padding: 0,
  minInlineSize: 0,
})
export const legend = style({ padding: 0, marginBlockEnd: space.s2, fontWeight: 500 })

export const quiet = style([bodyS, { color: color.inkSecondary }])
export const bookingNames = style({ display: 'grid', gap: space.s2, gridTemplateColumns: 'minmax(0, 1fr)' })
export const bookingName = style({ display: 'grid' })
export const carName = style({ fontWeight: 600 })
export const refusal = style([bodyS, { color: color.danger }])
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.25rem), 1fr))',
  gap: space.s2,
})
