import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { color, space, radius } = vars

export const hint = style({ borderRadius: radius.sm, background: color.accentWash })

export const link = style({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: 44,
  padding: space.s3,
  fontWeight: 600,
  lineHeight: '20px',
  color: color.accentText,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
})
