import { style } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'

const { color, space } = vars

export const view = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.s3,
  maxInlineSize: 480,
  marginInline: 'auto',
  paddingBlock: space.s14,
  paddingInline: space.s4,
  textAlign: 'center',
})

export const emblem = style({
  inlineSize: 56,
  blockSize: 56,
  display: 'grid',
  placeItems: 'center',
  marginBlockEnd: space.s1,
  color: color.accentText,
  border: `1px solid ${color.hair}`,
  borderRadius: vars.radius.full,
  background: color.surface,
})

export const explanation = style({ color: color.inkSecondary, textWrap: 'pretty' })

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.s3,
  marginBlockStart: space.s3,
})
