import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { color, space, radius } = vars

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
  padding: space.s4,
  marginBlockEnd: space.s5,
  borderRadius: radius.md,
  background: color.warningWash,
})

export const age = style({ fontSize: 14, lineHeight: '20px', color: color.inkSecondary })
