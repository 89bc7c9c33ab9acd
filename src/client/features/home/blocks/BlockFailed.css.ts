import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

export const block = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s4,
  paddingBlock: space.s4,
  borderBlock: `1px solid ${color.hair}`,
  color: color.inkSecondary,
})
