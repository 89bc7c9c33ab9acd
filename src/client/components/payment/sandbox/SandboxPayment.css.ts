import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { space } = vars

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space.s4,
  alignItems: 'start',
})

globalStyle(`${fields} > :first-child`, { gridColumn: '1 / -1' })
