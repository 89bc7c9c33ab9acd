import { style } from '@vanilla-extract/css'
import { vars } from '#client/ui/theme.css.ts'

const { color, space } = vars

export const kept = style({
  maxInlineSize: '60ch',
  paddingBlockEnd: space.s2,
  fontSize: 14,
  lineHeight: '20px',
  color: color.inkSecondary,
  textWrap: 'pretty',
})

export const summary = style({
  minBlockSize: 44,
  paddingBlock: space.s3,
  color: color.ink,
  fontWeight: 500,
  cursor: 'pointer',
})

export const list = style({
  display: 'grid',
  gap: space.s1,
  marginBlock: `${space.s1} ${space.s3}`,
  paddingInlineStart: space.s5,
  listStyle: 'disc',
})
