import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { space } = vars

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
